import Synchronization
import TableauPlatform

/// Where in the program a subscription was written.
struct SubscriptionSite {
    let file: StaticString
    let line: UInt
}

/// What MiniRx does when a program leaves a case open.
///
/// Not a way to recover: give `subscribe` an `onError`, or use `catchAndReturn(_:)`.
public enum Hooks {
    /// Receives an error that no subscription handled, with the file (module/name) and the line of
    /// the `subscribe` or `bind` call it arrived at.
    public typealias UnhandledErrorHandler =
        @Sendable (_ error: any Error, _ file: StaticString, _ line: UInt) -> Void

    private static let handler = Mutex<UnhandledErrorHandler>(printToStandardError)

    /// Replaces the handler of unhandled errors, which prints to the standard error stream.
    ///
    /// - Parameter handler: called on the thread the error arrives at; `nil` restores printing.
    public static func onUnhandledError(_ handler: UnhandledErrorHandler?) {
        Self.handler.withLock { $0 = handler ?? printToStandardError }
    }

    static func report(_ error: any Error, _ site: SubscriptionSite) {
        let handler = Self.handler.withLock { $0 }
        handler(error, site.file, site.line)
    }

    @Sendable
    private static func printToStandardError(_ error: any Error, file: StaticString, line: UInt) {
        let message =
            "MiniRx: unhandled error in the subscription at \(file):\(line): \(error). "
            + "Give it an `onError`, or handle the error with `catch` before it.\n"
        System.writeError(message)
    }
}
