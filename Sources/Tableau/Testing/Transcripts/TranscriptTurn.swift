/// The first line of a transcript.
package struct TranscriptHeader: Codable, Hashable, Sendable {
    package var format = TranscriptFormat.name
    package var version = TranscriptFormat.version
    /// The information recorded for each row.
    package var rows: String

    package init(rows: String) { self.rows = rows }
}

/// The last line of a transcript; without it, the transcript is truncated.
package struct TranscriptEnd: Codable, Hashable, Sendable {
    /// The number of turns.
    package var end: Int

    package init(end: Int) { self.end = end }
}

/// A line of a transcript: one turn.
package struct TranscriptTurn: Codable, Hashable, Sendable {
    /// The result of a turn.
    package enum Outcome: String, Codable, Hashable, Sendable {
        /// The first data were loaded.
        case loaded
        /// Nothing changed on screen.
        case unchanged
        /// The batches were applied.
        case animated
        /// The table was reloaded.
        case reloaded
    }

    /// A section and its rows.
    package struct Section: Codable, Hashable, Sendable {
        package var name: String
        /// The identities of the rows; null for a row without one.
        package var rows: [String?]?
        /// The descriptions of the rows.
        package var texts: [String]?
        /// In place of rows: the index of a section in the state before with the same rows.
        package var same: Int?

        package init(
            name: String, rows: [String?]? = nil, texts: [String]? = nil, same: Int? = nil
        ) {
            self.name = name
            self.rows = rows
            self.texts = texts
            self.same = same
        }
    }

    /// A batch, and the data after it.
    package struct Step: Codable, Hashable, Sendable {
        package var batch: TranscriptBatch
        package var after: [Section]

        package init(batch: TranscriptBatch, after: [Section]) {
            self.batch = batch
            self.after = after
        }
    }

    package var turn: Int
    package var outcome: Outcome
    /// The reason for the reload.
    package var reason: String?
    /// The state before; omitted if the previous turn determines it.
    package var before: [Section]?
    package var steps: [Step]?
    /// The state after; omitted if the last step determines it.
    package var after: [Section]?
    /// The user's gestures since the previous turn.
    package var gestures: [String]?
    package var diagnostics: [String]?

    package init(
        turn: Int, outcome: Outcome, reason: String? = nil, before: [Section]? = nil,
        steps: [Step]? = nil, after: [Section]? = nil, gestures: [String]? = nil,
        diagnostics: [String]? = nil
    ) {
        self.turn = turn
        self.outcome = outcome
        self.reason = reason
        self.before = before
        self.steps = steps
        self.after = after
        self.gestures = gestures
        self.diagnostics = diagnostics
    }
}
