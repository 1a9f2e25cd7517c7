/// Writes down what a binder does: for each turn the rows before and after, the batches, the taps,
/// the diagnostics.
///
/// ```swift
/// binder.transcript = TableTranscript(rows: .identities, limit: 500)
/// // … somebody sees a wrong row …
/// try binder.transcript?.text.write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// `TableauTesting` replays the text on another machine, makes it small, and prints it as a test.
/// While a turn is under way only references to its data are kept, which live as long as the
/// transcript keeps the turn; ``text`` is what takes time. A binder without a transcript pays
/// nothing.
///
/// It holds what identities and descriptions say: names, numbers of accounts. Give `redacting` a
/// function that replaces them before anybody reads the text.
@MainActor
public final class TableTranscript {
    /// What is written of each row.
    public enum Rows: String, Sendable, Hashable, CaseIterable {
        /// Its identity: enough to find rows that are missing, doubled or in the wrong place.
        case identities
        /// Its identity and its description, which also finds rows that show old content.
        case descriptions
    }

    /// What is written of each row.
    public let rows: Rows
    /// How many turns are kept; the oldest are dropped.
    public let limit: Int

    private let redact: (String) -> String
    /// At most twice ``limit`` turns, so that the oldest are dropped many at a time.
    private var entries: [Entry] = []
    private var turnCount = 0
    private var gestures: [TranscriptGesture] = []
    private var diagnostics: [String] = []
    /// How many turns an expectation has looked at.
    package var expectedTurns = 0

    /// What is kept of a turn until somebody reads it.
    private struct Entry {
        let number: Int
        var outcome: TranscriptTurn.Outcome
        var reason: String?
        let gestures: [TranscriptGesture]
        var diagnostics: [String]
        let read: @MainActor (TranscriptReader) -> TranscriptReader.States
    }

    /// A transcript of nothing yet.
    ///
    /// - Parameters:
    ///   - rows: What is written of each row.
    ///   - limit: How many turns are kept; 1 or more.
    ///   - redact: Replaces identities, descriptions and names of sections by what may be shown.
    ///     Different texts should stay different.
    public init(
        rows: Rows = .identities, limit: Int = 1_000,
        redacting redact: @escaping (String) -> String = { $0 }
    ) {
        require(limit > 0, "a transcript of \(limit) turns; 1 is the least")
        self.rows = rows
        self.limit = limit
        self.redact = redact
    }

    /// How many turns there were, those that were dropped included.
    public var count: Int { turnCount }

    /// The transcript as JSON Lines: a line that names the format, a line for each turn, a last one.
    ///
    /// - Complexity: O(rows) in all that changed in the turns kept.
    public var text: String {
        let kept = turns()
        var lines = [TranscriptFormat.line(TranscriptHeader(rows: rows.rawValue))]
        lines += kept.map { TranscriptFormat.line($0) }
        lines.append(TranscriptFormat.line(TranscriptEnd(end: kept.count)))
        return lines.map { $0 + "\n" }.joined()
    }

    /// The turns kept; the first one says what there was before it.
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
        // What has happened since the last turn, and may be the reason why somebody reads this.
        if !(gestures.isEmpty && diagnostics.isEmpty), !turns.isEmpty {
            turns.append(
                TranscriptTurn(
                    turn: turnCount + 1, outcome: .unchanged, gestures: reader.texts(gestures),
                    diagnostics: diagnostics.isEmpty ? nil : diagnostics.map(redact)))
        }
        return turns
    }

    // MARK: Writing down

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

    func noteLoad<Section>(_ snapshot: TableSnapshot<Section>) {
        add(.loaded) { reader in
            reader.states(TableSnapshot(sectionType: snapshot.sectionType), snapshot, steps: nil)
        }
    }

    func noteReload<Section>(
        from old: TableSnapshot<Section>, to new: TableSnapshot<Section>
    ) {
        add(.reloaded) { $0.states(old, new, steps: nil) }
    }

    func note<Section>(_ plan: UpdatePlan<Section>) {
        add(plan.isEmpty ? .unchanged : .animated) {
            $0.states(plan.old, plan.new, steps: plan.steps)
        }
    }

    /// The turn under way ends with a reload.
    func noteReload(because reason: String) {
        guard let last = entries.indices.last else { return }
        entries[last].outcome = .reloaded
        entries[last].reason = reason
    }

    func noteTap<Section>(_ context: RowContext<Section>, _ content: SectionContent) {
        guard gestures.count < limit else { return }
        gestures.append(
            TranscriptGesture(section: "\(context.section)", row: context.row, rows: content.rows))
    }

    func note(_ diagnostic: TableDiagnostic) {
        guard diagnostics.count < limit else { return }
        diagnostics.append("\(diagnostic)")
    }
}

/// A tap, before anybody has asked for the row's name.
struct TranscriptGesture {
    let section: String
    let row: Int
    let rows: RowList
}

extension SectionedTableViewBinder {
    /// Writes down what the binder does; nil, the default, writes nothing.
    ///
    /// Set it before ``finish()`` to have the first rows too.
    public var transcript: TableTranscript? {
        get { engine.options.transcript }
        set {
            engine.options.transcript = newValue
            engine.reporter.transcript = newValue
        }
    }
}
