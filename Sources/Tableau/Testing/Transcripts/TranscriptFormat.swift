import Foundation

/// The format of transcripts: JSON Lines.
enum TranscriptFormat {
    static let name = "tableau-transcript"
    /// Increased when the meaning of a line changes; readers reject newer versions.
    static let version = 1

    /// Returns a value as one line of JSON, the same on every machine.
    static func line(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            // Strings, numbers and arrays of them can always be encoded as JSON.
            preconditionFailure("A line of a transcript cannot be written.")
        }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    static func value<Value: Decodable>(_ type: Value.Type, of line: Substring) throws -> Value {
        try JSONDecoder().decode(type, from: Data(line.utf8))
    }
}

/// The first line of a transcript.
struct TranscriptHeader: Codable {
    var format = TranscriptFormat.name
    var version = TranscriptFormat.version
    /// The information recorded for each row; other versions may have something else here.
    var rows: String?
}

/// The last line of a transcript; without it, the transcript is truncated.
struct TranscriptEnd: Codable {
    /// The number of turns.
    var end: Int
}

/// A line of a transcript: one turn.
struct TranscriptLine: Codable {
    /// The result of a turn.
    enum Outcome: String, Codable {
        case loaded
        case unchanged
        case animated
        case reloaded
    }

    struct Section: Codable {
        var name: String
        /// The identities of the rows; null for a row without one.
        var rows: [String?]?
        /// The descriptions of the rows.
        var texts: [String]?
        /// In place of rows: the index of a section in the state before with the same rows.
        var same: Int?
    }

    /// A batch, and the data after it.
    struct Step: Codable {
        var batch: TranscriptBatch
        var after: [Section]
    }

    var turn: Int
    var outcome: Outcome
    var reason: String?
    /// The state before; omitted if the previous turn determines it.
    var before: [Section]?
    var steps: [Step]?
    /// The state after; omitted if the last step determines it.
    var after: [Section]?
    /// The user's gestures since the previous turn.
    var gestures: [String]?
    var diagnostics: [String]?
}
