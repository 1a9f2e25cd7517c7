package import Foundation

/// Whether tests record the files that they compare with, as `TABLEAU_RECORD=1` requests.
package let isRecording = ProcessInfo.processInfo.environment["TABLEAU_RECORD"] == "1"

/// Returns the text of a file that a test compares with.
///
/// While tests are recording, the file is written first: review the result with `git diff`.
///
/// - Parameters:
///   - file: The file.
///   - text: What it should contain.
/// - Throws: An error if the file cannot be read or written.
package func recorded(_ file: URL, as text: String) throws -> String {
    if isRecording { try text.write(to: file, atomically: true, encoding: .utf8) }
    return try String(contentsOf: file, encoding: .utf8)
}
