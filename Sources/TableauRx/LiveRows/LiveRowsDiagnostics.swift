import Synchronization
import Tableau
import TableauPlatform

/// Diagnostics of data or closures that break a rule without losing a row; see the message.
///
/// ```swift
/// LiveRowsDiagnostics.setHandler { message in log(message) }
/// ```
public enum LiveRowsDiagnostics {
    private static let handler = Mutex<@Sendable (String) -> Void>(printToStandardError)

    /// Replaces the default handler, which prints to the standard error stream.
    ///
    /// - Parameter handler: Receives messages on the reporting thread; nil restores printing.
    public static func setHandler(_ handler: (@Sendable (_ message: String) -> Void)?) {
        Self.handler.withLock { $0 = handler ?? printToStandardError }
    }

    @usableFromInline
    static func report(_ message: String) {
        let handler = Self.handler.withLock { $0 }
        handler(message)
    }

    /// - Parameters:
    ///   - row: The identity of a row that is not where its key says.
    ///   - place: The operator that makes the order.
    @usableFromInline
    static func reportContradiction(_ row: String, in place: String) {
        let contradiction = OrderContradiction(row: row)
        report("\(contradiction.message) (\(place)) \(contradiction.advice)")
    }

    @Sendable
    private static func printToStandardError(_ message: String) {
        System.writeError("Live rows: \(message)\n")
    }
}
