import Foundation
import TestEnvironment
import Testing

/// Recorded outputs of the samples, stored beside the tests.
enum Golden {
    /// Compares a text with the file of that name.
    ///
    /// `TABLEAU_RECORD=1` records the file.
    static func compare(
        _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Goldens/\(name)")
        let golden = try recorded(file, as: text)
        // The first difference is more readable than two long texts.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, pair) in zip(lines, expected).enumerated() where pair.0 != pair.1 {
            Issue.record(
                "\(name):\(number + 1) is `\(pair.1)`, but the output is `\(pair.0)`",
                sourceLocation: sourceLocation)
            return
        }
        #expect(lines.count == expected.count, sourceLocation: sourceLocation)
    }
}
