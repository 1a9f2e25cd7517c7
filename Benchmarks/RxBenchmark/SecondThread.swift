import Dispatch

enum SecondThread {
    private static let never = DispatchSemaphore(value: 0)

    /// Starts a thread that sleeps forever.
    static func start() {
        DispatchQueue(label: "second").async { never.wait() }
    }
}
