public import Tableau

/// Records a binder's turns: the rows before and after, the batches, the taps and the diagnostics.
///
/// ```swift
/// binder.transcript = TableTranscript(rows: .identities, limit: 500)
/// // … a user reports a wrong row …
/// try binder.transcript?.text.write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// `TableauTesting` replays the text on another machine, minimises it, and prints it as a test.
/// Recording a turn only retains its data, for as long as the transcript keeps the turn; reading
/// ``text`` is what takes time. A binder without a transcript has no cost.
///
/// It contains identities and descriptions, such as names and account numbers. Pass a function as
/// `redacting` to replace them before anyone reads the text.
@MainActor
public final class TableTranscript {
    /// The information recorded for each row.
    public enum Rows: String, Sendable, Hashable, CaseIterable {
        /// The identity: enough to find rows that are missing, duplicated or misplaced.
        case identities
        /// The identity and the description, which also finds rows with old content.
        case descriptions
    }

    /// The information recorded for each row.
    public let rows: Rows
    /// The maximum number of turns; older ones are dropped.
    public let limit: Int

    private let redact: (String) -> String
    /// At most twice ``limit`` turns, so that many are dropped at a time.
    private var entries: [Entry] = []
    private var turnCount = 0
    private var gestures: [TranscriptGesture] = []
    private var diagnostics: [String] = []
    /// The number of turns that expectations have read.
    package var expectedTurns = 0

    /// The data of a turn, kept until the transcript is read.
    private struct Entry {
        let number: Int
        var outcome: TranscriptTurn.Outcome
        var reason: String?
        let gestures: [TranscriptGesture]
        var diagnostics: [String]
        let read: @MainActor (TranscriptReader) -> TranscriptReader.States
    }

    /// Creates an empty transcript.
    ///
    /// - Parameters:
    ///   - rows: The information recorded for each row.
    ///   - limit: The maximum number of turns; 1 or more.
    ///   - redact: Replaces identities, descriptions and names of sections with text that may be
    ///     shared. Different texts should stay different.
    public init(
        rows: Rows = .identities, limit: Int = 1_000,
        redacting redact: @escaping (String) -> String = { $0 }
    ) {
        require(limit > 0, "a transcript of \(limit) turns; the minimum is 1")
        self.rows = rows
        self.limit = limit
        self.redact = redact
    }

    /// The number of turns, including dropped ones.
    public var count: Int { turnCount }

    /// The transcript as JSON Lines: a header, a line per turn, and a footer.
    ///
    /// - Complexity: O(rows) in all changes of the kept turns.
    public var text: String {
        let kept = turns()
        var lines = [TranscriptFormat.line(TranscriptHeader(rows: rows.rawValue))]
        lines += kept.map { TranscriptFormat.line($0) }
        lines.append(TranscriptFormat.line(TranscriptEnd(end: kept.count)))
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns the kept turns; the first one includes the state before it.
    package func turns(after first: Int = 0) -> [TranscriptTurn] {
        let reader = TranscriptReader(rows: rows, redact: redact)
        let kept = entries.suffix(limit).filter { $0.number > first }
        var turns = kept.map { entry in
            let states = entry.read(reader)
            return TranscriptTurn(
                turn: entry.number, outcome: entry.outcome, reason: entry.reason,
                before: states.before, steps: states.steps,
                after: entry.outcome == .unchanged ? nil : states.after,
                gestures: reader.texts(entry.gestures),
                diagnostics: entry.diagnostics.isEmpty ? nil : entry.diagnostics.map(redact))
        }
        // Events since the last turn, which may be the reason for reading the transcript.
        if !(gestures.isEmpty && diagnostics.isEmpty), !turns.isEmpty {
            turns.append(
                TranscriptTurn(
                    turn: turnCount + 1, outcome: .unchanged, gestures: reader.texts(gestures),
                    diagnostics: diagnostics.isEmpty ? nil : diagnostics.map(redact)))
        }
        return turns
    }

    // MARK: Recording

    private func add(
        _ outcome: TranscriptTurn.Outcome,
        _ read: @escaping @MainActor (TranscriptReader) -> TranscriptReader.States
    ) {
        if entries.count >= 2 * limit { entries.removeFirst(limit) }
        turnCount += 1
        entries.append(
            Entry(
                number: turnCount, outcome: outcome, gestures: gestures, diagnostics: diagnostics,
                read: read))
        gestures = []
        diagnostics = []
    }

    private func change(_ outcome: TranscriptTurn.Outcome, because reason: String) {
        guard let last = entries.indices.last else { return }
        entries[last].outcome = outcome
        entries[last].reason = reason
    }

    private func add(_ gesture: TranscriptGesture) {
        if gestures.count < limit { gestures.append(gesture) }
    }

    private func add(_ diagnostic: TableDiagnostic) {
        if diagnostics.count < limit { diagnostics.append("\(diagnostic)") }
    }
}

extension TableTranscript: TurnRecorder {
    package func note<Section: TableViewSection>(_ event: TurnEvent<Section>) {
        switch event {
        case .loaded(let rows):
            add(.loaded) {
                $0.states(TableSnapshot(sectionType: rows.sectionType), rows, steps: nil)
            }
        case .unchanged(let rows): add(.unchanged) { $0.states(rows, rows, steps: nil) }
        case .planned(let plan):
            add(plan.isEmpty ? .unchanged : .animated) {
                $0.states(plan.old, plan.new, steps: plan.steps)
            }
        case .reloaded(let old, let new): add(.reloaded) { $0.states(old, new, steps: nil) }
        case .reloadedInstead(let reason): change(.reloaded, because: reason)
        case .tapped(let section, let row, let content):
            add(
                TranscriptGesture(
                    section: "\(section)", sectionIdentity: sectionIdentity(of: section),
                    row: row, rows: content.rows))
        }
    }

    package func note(_ diagnostic: TableDiagnostic) { add(diagnostic) }
}

/// A tap, recorded before the row's name is read.
struct TranscriptGesture {
    let section: String
    let sectionIdentity: AnyHashable
    let row: Int
    let rows: RowList
}

extension SectionedTableViewBinder {
    /// The recorder of the binder's turns; nil, the default, records nothing.
    ///
    /// Set it before ``finish()`` to include the first rows.
    public var transcript: TableTranscript? {
        get { recorder as? TableTranscript }
        set { recorder = newValue }
    }
}
