/// Holds one disposable at a time; setting another one disposes the previous one.
public final class SerialDisposable: Disposable {
    private let lock = Lock()
    private var held: (any Disposable)?
    private var isOver = false

    /// Creates an empty serial disposable.
    public init() {}

    /// A Boolean value that indicates whether it was disposed.
    public var isDisposed: Bool { lock.withLock { isOver } }

    /// The current disposable; setting it disposes the previous one, and after disposal also the new one.
    public var disposable: (any Disposable)? {
        get { lock.withLock { held } }
        set { replace(by: newValue, isLast: false) }
    }

    /// Disposes the current disposable, and later ones immediately.
    public func dispose() { replace(by: nil, isLast: true) }

    private func replace(by new: (any Disposable)?, isLast: Bool) {
        lock.lock()
        let old = held
        isOver = isOver || isLast
        let isOver = isOver
        held = isOver ? nil : new
        lock.unlock()
        old?.dispose()
        if isOver { new?.dispose() }
    }

    /// Holds the result of `schedule`.
    ///
    /// The work may run before `schedule` returns and set a successor here; then the late result is
    /// disposed, not the successor.
    func hold(_ schedule: () -> any Disposable) {
        let place = SerialDisposable()
        disposable = place
        place.disposable = schedule()
    }
}
