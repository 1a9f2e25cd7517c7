/// Runs a closure once.
final class AnonymousDisposable: Disposable {
    private let lock = Lock()
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func dispose() {
        lock.lock()
        let action = self.action
        self.action = nil
        lock.unlock()
        action?()
    }
}
