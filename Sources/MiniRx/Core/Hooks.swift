import Synchronization
import TableauPlatform

/// Global handlers for cases that a program leaves unhandled.
///
/// Not a way to recover: pass `onError` to `subscribe`, or use `catchAndReturn(_:)`.
public enum Hooks {
    /// Receives an unhandled error, with the file (module/name) and line of the `subscribe` or
    /// `bind` call that it reached.
    public typealias UnhandledErrorHandler =
        @Sendable (_ error: any Error, _ file: StaticString, _ line: UInt) -> Void

    private static let handler = Mutex<UnhandledErrorHandler>(printToStandardError)

    /// Replaces the handler of unhandled errors; the default prints to standard error.
    ///
    /// - `handler`: called on the thread on which the error arrives; `nil` restores the default.
    public static func onUnhandledError(_ handler: UnhandledErrorHandler?) {
        Self.handler.withLock { $0 = handler ?? printToStandardError }
    }

    static func report(_ error: any Error, _ file: StaticString, _ line: UInt) {
        handler.withLock { $0 }(error, file, line)
    }

    @Sendable
    private static func printToStandardError(_ error: any Error, file: StaticString, line: UInt) {
        let message =
            "MiniRx: unhandled error in the subscription at \(file):\(line): \(error) "
            + "(Give it an `onError`, or handle the error with `catch` before it.)\n"
        System.writeError(message)
    }
}
