import Foundation

/// The form of transcripts: JSON Lines.
package enum TranscriptFormat {
    package static let name = "tableau-transcript"
    /// Raised when a line gets another meaning; readers refuse what is newer than they are.
    package static let version = 1

    /// A value as one line of JSON, the same on every machine.
    package static func line(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            // Strings, numbers and arrays of them always have a form in JSON.
            preconditionFailure("A line of a transcript cannot be written.")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// A line of JSON as a value.
    package static func value<Value: Decodable>(
        _ type: Value.Type, of line: Substring
    ) throws -> Value {
        try JSONDecoder().decode(type, from: Data(line.utf8))
    }
}
