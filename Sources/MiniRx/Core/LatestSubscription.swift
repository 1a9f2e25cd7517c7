/// The subscription to the source or inner sequence an operator listens to now, one at a time.
class LatestSubscription: Resource {
    private let lock = Lock()
    // Guarded by the lock.
    @exclusivity(unchecked) private var current: Subscription?
    @exclusivity(unchecked) private var isCancelled = false

    final var isEmpty: Bool { lock.withLock { current == nil } }

    /// Ends the one before in favour of `new`, or `new` itself if all has ended: then nobody else
    /// would.
    final func replace(by new: Subscription?) {
        lock.lock()
        let old = isCancelled ? new : current
        current = isCancelled ? nil : new
        lock.unlock()
        old?.dispose()
    }

    /// Lets go of one that has ended.
    ///
    /// - Returns: Whether it was the latest.
    final func remove(_ ended: Subscription) -> Bool {
        lock.withLock {
            guard current === ended else { return false }
            current = nil
            return true
        }
    }

    final override func cancel() {
        lock.lock()
        isCancelled = true
        let last = current
        current = nil
        lock.unlock()
        last?.dispose()
    }
}
