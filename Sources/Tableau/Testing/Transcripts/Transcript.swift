#if !canImport(UIKit)
import Foundation
import Tableau

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

        /// Creates a turn.
        public init(number: Int, before: Contents? = nil, steps: [Step] = []) {
            self.number = number
            self.before = before
            self.steps = steps
        }
    }

    /// The turns in order.
    public var turns: [Turn]

    /// Creates a transcript of turns, from any library.
    public init(turns: [Turn]) {
        self.turns = turns
    }

    /// Parses a transcript from a text.
    ///
    /// - Throws: A ``TranscriptError`` with the line that isn't valid.
    public init(parsing text: String) throws(TranscriptError) {
        var parser = TranscriptParser()
        // Not at other line breaks, which an identity may hold. A carriage return and a newline, as
        // files from Windows have them, are one character.
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for line in lines { try parser.take(line) }
        turns = try parser.finish()
    }

    /// The transcript as JSON Lines.
    public var text: String {
        let hasTexts = turns.contains { turn in
            (turn.steps.map(\.after) + [turn.before, turn.reloaded].compactMap { $0 })
                .contains { $0.contains { $0.rows.contains { $0.text != nil } } }
        }
        let rows = hasTexts ? TableTranscript.Rows.descriptions : .identities
        var lines = [TranscriptFormat.line(TranscriptHeader(rows: rows.rawValue))]
        lines += turns.map { TranscriptFormat.line(TranscriptTurn($0)) }
        lines.append(TranscriptFormat.line(TranscriptEnd(end: turns.count)))
        return lines.map { $0 + "\n" }.joined()
    }
}

extension TranscriptTurn {
    fileprivate init(_ turn: Transcript.Turn) {
        self.init(
            turn: turn.number,
            outcome: turn.reloaded != nil ? .reloaded : turn.steps.isEmpty ? .unchanged : .animated,
            before: turn.before.map(Self.sections),
            steps: turn.steps.isEmpty
                ? nil
                : turn.steps.map {
                    Step(batch: TranscriptBatch($0.changes.batch), after: Self.sections($0.after))
                },
            after: turn.reloaded.map(Self.sections),
            gestures: turn.gestures.isEmpty ? nil : turn.gestures,
            diagnostics: turn.diagnostics.isEmpty ? nil : turn.diagnostics)
    }

    private static func sections(_ contents: Transcript.Contents) -> [Section] {
        contents.map { content in
            let texts = content.rows.compactMap(\.text)
            return Section(
                name: content.section, rows: content.rows.map(\.identity),
                texts: texts.count == content.rows.count && !texts.isEmpty ? texts : nil)
        }
    }
}
#endif
