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
    private var gestures: [Gesture] = []
    private var diagnostics: [String] = []
    /// The number of turns that expectations have read.
    var expectedTurns = 0

    /// Returns the text of a gesture, whose row's name is read with the rows.
    private typealias Gesture = @MainActor (TranscriptReader) -> String

    /// The data of a turn, kept until the transcript is read.
    private struct Entry {
        /// The turn without its tables and gestures.
        var turn: Transcript.Turn
        /// Reads the tables and gestures into the turn.
        let read: @MainActor (TranscriptReader, inout Transcript.Turn) -> Void
    }

    /// Creates an empty transcript.
    ///
    /// - `limit`: The maximum number of turns; 1 or more.
    /// - `redact`: Replaces identities, descriptions and names of sections with text that may be
    ///   shared. Different texts should stay different.
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
    public private(set) var count = 0

    /// The transcript as JSON Lines: a header, a line per turn, and a footer.
    ///
    /// - Complexity: O(rows) in all changes of the kept turns.
    public var text: String { Transcript(turns: turns()).text }

    /// Returns the kept turns; the first one includes the state before it.
    func turns(after first: Int = 0) -> [Transcript.Turn] {
        let reader = TranscriptReader(rows: rows, redact: redact)
        let kept = entries.suffix(limit).filter { $0.turn.number > first }
        var turns = kept.map { entry in
            var turn = entry.turn
            entry.read(reader, &turn)
            turn.diagnostics = turn.diagnostics.map(redact)
            return turn
        }
        // Events since the last turn, which may be the reason for reading the transcript.
        if !(gestures.isEmpty && diagnostics.isEmpty), !turns.isEmpty {
            var turn = Transcript.Turn(number: count + 1)
            turn.gestures = gestures.map { $0(reader) }
            turn.diagnostics = diagnostics.map(redact)
            turns.append(turn)
        }
        return turns
    }

    // MARK: Recording

    private func add<Section: TableViewSection>(
        _ old: TurnEvent<Section>.Table, _ new: TurnEvent<Section>.Table,
        steps: [TurnEvent<Section>.Step] = [], isReloaded: Bool = false, isLoaded: Bool = false
    ) {
        if entries.count >= 2 * limit { entries.removeFirst(limit) }
        count += 1
        var turn = Transcript.Turn(number: count)
        turn.isLoaded = isLoaded
        turn.reloaded = isReloaded ? [] : nil
        turn.diagnostics = diagnostics
        entries.append(
            Entry(turn: turn) { [gestures] reader, turn in
                reader.read(old, new, steps: steps, into: &turn)
                turn.gestures = gestures.map { $0(reader) }
            })
        gestures = []
        diagnostics = []
    }
}

extension TableTranscript: TurnRecorder {
    package func note<Section: TableViewSection>(_ event: TurnEvent<Section>) {
        switch event {
        case .loaded(let rows):
            let nothing: TurnEvent<Section>.Table = ([], SectionContents())
            add(nothing, rows, isReloaded: true, isLoaded: true)
        case .planned(let old, let new, let steps): add(old, new, steps: steps)
        case .reloaded(let old, let new): add(old, new, isReloaded: true)
        case .reloadedInstead(let reason):
            guard let last = entries.indices.last else { return }
            entries[last].turn.reloaded = []
            entries[last].turn.isLoaded = false
            entries[last].turn.reason = reason
        case .tapped(let section, let row, let content):
            guard gestures.count < limit else { return }
            gestures.append { [rows = content.rows] in $0.tap(section, row: row, of: rows) }
        }
    }

    package func note(_ diagnostic: TableDiagnostic) {
        if diagnostics.count < limit { diagnostics.append("\(diagnostic)") }
    }
}

extension SectionedTableViewBinder {
    /// The recorder of the binder's turns; nil, the default, records nothing.
    ///
    /// Set it before ``finish()`` to include the first rows.
    public var transcript: TableTranscript? {
        get { reporter.recorder as? TableTranscript }
        set { reporter.recorder = newValue }
    }
}
