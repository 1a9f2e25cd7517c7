import Tableau

/// The reason why a text isn't a valid transcript.
public struct TranscriptError: Error, Hashable, Sendable {
    /// The kind of problem.
    public enum Reason: String, Hashable, Sendable {
        /// It isn't a transcript, or it is empty.
        case foreign
        /// It was written by a later version of this library.
        case newer
        /// It ends too early.
        case cutOff
        /// A line isn't part of a valid transcript.
        case damaged
    }

    /// The kind of problem.
    public let reason: Reason
    /// The line number, starting at 1.
    public let line: Int
    /// The version in the first line; nil if there is none.
    public let version: Int?
    /// Details of the problem.
    public let detail: String
}

extension TranscriptError: CustomStringConvertible {
    /// The line, the version and the problem, in one line.
    public var description: String {
        let version = version.map { "version \($0)" } ?? "no version"
        return PrintableText.line("line \(line) (\(version)): \(detail)")
    }
}
