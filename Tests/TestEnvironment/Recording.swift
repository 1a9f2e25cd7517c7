package import Foundation

/// Whether tests write the files that they compare with, by `TABLEAU_RECORD=1`.
package let isRecording = ProcessInfo.processInfo.environment["TABLEAU_RECORD"] == "1"

/// Returns the text of a file that a test compares with.
///
/// While tests are recording, the file is written first: look at what `git diff` shows.
///
/// - Parameters:
///   - file: The file.
///   - text: What it should contain.
/// - Throws: An error if the file cannot be read or written.
package func recorded(_ file: URL, as text: String) throws -> String {
    if isRecording { try text.write(to: file, atomically: true, encoding: .utf8) }
    return try String(contentsOf: file, encoding: .utf8)
}
