/// Holds one disposable at a time: setting another disposes the old one.
public final class SerialDisposable: Disposable {
    private let lock = Lock()
    private var held: (any Disposable)?
    private var isOver = false

    /// Holds nothing yet.
    public init() {}

    /// Whether it was disposed.
    public var isDisposed: Bool { lock.withLock { isOver } }

    /// What it holds.
    ///
    /// Setting disposes the old one; after disposal the new one as well, at once.
    public var disposable: (any Disposable)? {
        get { lock.withLock { held } }
        set {
            lock.lock()
            let old = held
            let isOver = isOver
            held = isOver ? nil : newValue
            lock.unlock()
            old?.dispose()
            if isOver { newValue?.dispose() }
        }
    }

    /// Disposes what it holds and everything it is given later.
    public func dispose() {
        lock.lock()
        let old = held
        held = nil
        isOver = true
        lock.unlock()
        old?.dispose()
    }

    /// Holds what `schedule` returns, even if the work runs, and holds its successor here, before
    /// `schedule` returns: what comes late is disposed, not the successor.
    func hold(_ schedule: () -> any Disposable) {
        let place = SerialDisposable()
        disposable = place
        place.disposable = schedule()
    }
}
