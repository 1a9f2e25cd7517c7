/// Runs a closure once.
///
/// A `Resource` as well, so that a subscription keeps it without a wrapper.
final class AnonymousDisposable: Resource, Disposable {
    private let lock = Lock()
    private var action: (() -> Void)?
    private var isLinked = false

    init(_ action: @escaping () -> Void) { self.action = action }

    func dispose() {
        lock.lock()
        let action = self.action
        self.action = nil
        lock.unlock()
        action?()
    }

    /// Whether a subscription may keep it without a wrapper: true once, since it is a link of one
    /// list at most.
    func claimLink() -> Bool {
        lock.withLock {
            defer { isLinked = true }
            return !isLinked
        }
    }

    override func cancel() { dispose() }
}
