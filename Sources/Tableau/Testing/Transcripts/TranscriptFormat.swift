import Foundation

/// The format of transcripts: JSON Lines.
package enum TranscriptFormat {
    package static let name = "tableau-transcript"
    /// Increased when the meaning of a line changes; readers reject newer versions.
    package static let version = 1

    /// Returns a value as one line of JSON, the same on every machine.
    package static func line(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            // Strings, numbers and arrays of them can always be encoded as JSON.
            preconditionFailure("A line of a transcript cannot be written.")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Decodes a value from a line of JSON.
    package static func value<Value: Decodable>(
        _ type: Value.Type, of line: Substring
    ) throws -> Value {
        try JSONDecoder().decode(type, from: Data(line.utf8))
    }
}
