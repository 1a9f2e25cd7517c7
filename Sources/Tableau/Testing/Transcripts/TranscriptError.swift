#if !canImport(UIKit)
import Tableau

/// Why a text is no transcript that can be replayed.
public struct TranscriptError: Error, Hashable, Sendable {
    /// What is wrong with it.
    public enum Reason: String, Hashable, Sendable {
        /// It is something else, or empty.
        case foreign
        /// It was written by a later version of this library.
        case newer
        /// It ends too early.
        case cutOff
        /// A line says what no transcript says.
        case damaged
    }

    /// What is wrong.
    public let reason: Reason
    /// The line, from 1.
    public let line: Int
    /// The version that the first line names; nil if there is none.
    public let version: Int?
    /// More about it.
    public let detail: String
}

extension TranscriptError: CustomStringConvertible {
    /// The line, the version and what is wrong, in one line.
    public var description: String {
        let version = version.map { "version \($0)" } ?? "no version"
        return PrintableText.line("line \(line) (\(version)): \(detail)")
    }
}
#endif
