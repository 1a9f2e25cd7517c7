import Dispatch

/// Tells the main queue: `Thread.isMainThread` is wrong for an asynchronous `main` on Linux.
enum MainQueue {
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
