import Dispatch

/// Tells the main queue: `Thread.isMainThread` is wrong for an asynchronous `main` on Linux.
package enum MainQueue {
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    /// Runs work at once on the main queue, from elsewhere in its next turn.
    package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { return MainActor.assumeIsolated(work) }
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }

    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
