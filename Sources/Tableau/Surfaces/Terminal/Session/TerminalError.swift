#if !canImport(UIKit)
import TableauPlatform

/// An error that explains why a terminal could not be used.
public struct TerminalError: Error, CustomStringConvertible, Sendable {
    /// The kind of failure.
    public enum Code: Sendable {
        /// The operating system refused a call on the terminal.
        case system
        /// The application was not started on the main thread.
        case notOnMainThread
        /// A command-line argument or a key script is invalid.
        case invalidArgument
        /// A recording could not be written.
        case recording
    }

    /// The kind of failure.
    public let code: Code

    /// A description of the failure, with the values involved.
    public let description: String

    /// Creates an error.
    public init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }

    init(call: String) { self.init(.system, "\(call) failed: \(SystemError.last).") }
}
#endif
