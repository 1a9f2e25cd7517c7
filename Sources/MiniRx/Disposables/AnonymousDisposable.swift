/// Runs a closure once.
///
/// A `Resource` as well, so that a subscription keeps it without a wrapper.
final class AnonymousDisposable: Resource, Disposable {
    private let lock = Lock()
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func dispose() {
        lock.lock()
        let action = self.action
        self.action = nil
        lock.unlock()
        action?()
    }

    override func cancel() { dispose() }
}
