/// A record of a binder's updates, parsed from the text of a `TableTranscript`.
///
/// ```swift
/// let transcript = try Transcript(parsing: text)
/// try transcript.replay()          // a ReplayFailure names the first row that is wrong
/// print(transcript.minimised().swiftTest(named: "wrongRowAfterRefresh"))
/// ```
public struct Transcript: Hashable, Sendable {
    /// The sections of a table at one moment.
    public typealias Contents = [StrictTable<String, TranscriptRow>.Content]

    /// A batch, and the data after it.
    public struct Step: Hashable, Sendable {
        /// The batch.
        public var changes: TableChanges
        /// The table after the batch.
        public var after: Contents
        /// Sections whose header is updated or replaced.
        var headers: [Int] = []
        /// Sections whose footer is updated or replaced.
        var footers: [Int] = []

        /// Creates a step.
        public init(_ changes: TableChanges, after: Contents) {
            self.changes = changes
            self.after = after
        }
    }

    /// A turn of a binder.
    public struct Turn: Hashable, Sendable {
        /// The number, starting at 1.
        public var number: Int
        /// The batches in order; empty if the table was reloaded or nothing changed.
        public var steps: [Step] = []
        /// The table before the turn, if the previous turn doesn't determine it.
        public var before: Contents?
        /// The contents that the table was reloaded with.
        public var reloaded: Contents?
        /// The user's gestures before the turn.
        public var gestures: [String] = []
        /// The binder's diagnostics before the turn.
        public var diagnostics: [String] = []
        /// Whether the contents are the first ones.
        var isLoaded = false
        var reason: String?

        /// Creates a turn.
        public init(number: Int, before: Contents? = nil, steps: [Step] = []) {
            self.number = number
            self.before = before
            self.steps = steps
        }

        /// The result of the turn.
        var outcome: TranscriptLine.Outcome {
            if reloaded != nil { return isLoaded ? .loaded : .reloaded }
            return steps.isEmpty ? .unchanged : .animated
        }
    }

    /// The turns in order.
    public var turns: [Turn]

    /// Creates a transcript of turns, from any library.
    public init(turns: [Turn]) { self.turns = turns }

    /// Parses a transcript, or throws an error with the line that isn't valid.
    public init(parsing text: String) throws(TranscriptError) {
        // Not at other line breaks, which an identity may hold. A carriage return and a newline, as
        // files from Windows have them, are one character.
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        var parser = TranscriptParser()
        turns = try parser.turns(of: lines)
    }

    /// The transcript as JSON Lines: a header, a line per turn, and a footer.
    public var text: String {
        let hasTexts = turns.contains { turn in
            (turn.steps.map(\.after) + [turn.before, turn.reloaded].compactMap { $0 })
                .contains { $0.contains { $0.rows.contains { $0.text != nil } } }
        }
        let rows: TableTranscript.Rows = hasTexts ? .descriptions : .identities
        var shown: Contents = []
        return TranscriptFormat.line(TranscriptHeader(rows: rows.rawValue))
            + turns.map { TranscriptFormat.line(TranscriptLine($0, from: &shown)) }.joined()
            + TranscriptFormat.line(TranscriptEnd(end: turns.count))
    }
}

extension TranscriptLine {
    /// Creates the line of a turn, from the table before it to that after it.
    init(_ turn: Transcript.Turn, from shown: inout Transcript.Contents) {
        let before = turn.before.map { Self.sections($0, from: &shown) }
        let steps = turn.steps.map {
            Step(batch: TranscriptBatch($0), after: Self.sections($0.after, from: &shown))
        }
        self.init(
            turn: turn.number, outcome: turn.outcome, reason: turn.reason, before: before,
            steps: steps.ifAny,
            after: steps.isEmpty ? turn.reloaded.map { Self.sections($0, from: &shown) } : nil,
            gestures: turn.gestures.ifAny, diagnostics: turn.diagnostics.ifAny)
    }

    /// Returns sections in the transcript's format; unchanged ones refer to their old index.
    private static func sections(
        _ contents: Transcript.Contents, from shown: inout Transcript.Contents
    ) -> [Section] {
        let old = shown
        shown = contents
        var places: [String: Int] = [:]
        for (index, content) in old.enumerated() { places[content.section] = index }
        return contents.map { content in
            // Each index is used only once, even if a table displays something twice.
            if let place = places.removeValue(forKey: content.section), !content.rows.isEmpty,
                old[place].rows == content.rows
            {
                return Section(name: content.section, same: place)
            }
            let texts = content.rows.compactMap(\.text)
            return Section(
                name: content.section, rows: content.rows.map(\.identity),
                texts: texts.count == content.rows.count ? texts.ifAny : nil)
        }
    }
}

extension Array {
    /// The list; nil if it is empty, so that a transcript omits it.
    var ifAny: Self? { isEmpty ? nil : self }
}
