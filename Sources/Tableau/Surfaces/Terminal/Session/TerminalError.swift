#if !canImport(UIKit)
/// Why a terminal could not be used.
///
/// ```swift
/// do {
///     try app.run()
/// } catch {
///     print(error)
/// }
/// ```
public struct TerminalError: Error, CustomStringConvertible, Sendable {
    /// What kind of failure it is.
    public enum Code: Sendable {
        /// The operating system refused a call on the terminal.
        case system
        /// The application was not started on the main thread.
        case notOnMainThread
        /// A command-line argument or a key script makes no sense.
        case invalidArgument
        /// A recording could not be written.
        case recording
    }

    /// What kind of failure it is.
    public let code: Code

    /// The failure in words, with the values involved.
    public let description: String

    /// A failure.
    public init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
#endif
