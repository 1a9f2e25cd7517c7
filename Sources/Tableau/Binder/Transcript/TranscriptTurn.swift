/// The first line of a transcript.
package struct TranscriptHeader: Codable, Hashable, Sendable {
    package var format = TranscriptFormat.name
    package var version = TranscriptFormat.version
    /// What is written of rows.
    package var rows: String

    package init(rows: String) { self.rows = rows }
}

/// The last line of a transcript; without it, the transcript is cut off.
package struct TranscriptEnd: Codable, Hashable, Sendable {
    /// How many turns stand above.
    package var end: Int

    package init(end: Int) { self.end = end }
}

/// A line of a transcript: one turn.
package struct TranscriptTurn: Codable, Hashable, Sendable {
    /// How a turn ended.
    package enum Outcome: String, Codable, Hashable, Sendable {
        /// The first data were loaded.
        case loaded
        /// Nothing that is shown has changed.
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
        /// In place of rows: those of the section at this place of the state before.
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

    /// A batch, and what the data were when it had been applied.
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
    /// Why the table was reloaded.
    package var reason: String?
    /// What was shown before; left out where the turn above tells.
    package var before: [Section]?
    package var steps: [Step]?
    /// What was shown after; left out where the last step tells.
    package var after: [Section]?
    /// What a person did since the turn before.
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
