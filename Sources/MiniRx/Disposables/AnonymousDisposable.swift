/// Runs a closure once.
///
/// It is also a `Resource`, so that a subscription keeps it without a wrapper.
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

    /// Claims the list link, so that a subscription can keep it without a wrapper.
    ///
    /// True at most once, since it can be in one list only.
    func claimLink() -> Bool {
        lock.withLock {
            defer { isLinked = true }
            return !isLinked
        }
    }

    override func cancel() { dispose() }
}
