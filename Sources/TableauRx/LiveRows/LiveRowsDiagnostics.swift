import Synchronization
import Tableau
import TableauPlatform

/// Diagnostics of data or closures that break a rule without losing a row; see the message.
///
/// ```swift
/// LiveRowsDiagnostics.setHandler { message in log(message) }
/// ```
public enum LiveRowsDiagnostics {
    private static let handler = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// Replaces the handler, which is called on the reporting thread; nil prints to standard error.
    public static func setHandler(_ handler: (@Sendable (_ message: String) -> Void)?) {
        Self.handler.withLock { $0 = handler }
    }

    static func report(_ message: String) {
        let handler = handler.withLock { $0 } ?? { System.writeError("Live rows: \($0)\n") }
        handler(message)
    }

    /// Reports the identity of a row that is not where its key says, in the order of an operator.
    @usableFromInline
    static func reportContradiction(_ row: String, in place: String) {
        let contradiction = OrderContradiction(row: row)
        report("\(contradiction.message) (\(place)) \(contradiction.advice)")
    }
}
