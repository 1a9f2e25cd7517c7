/// The observers of a current value, which new observers receive immediately.
final class ValueObserverList<Element>: ObserverList<Element> {
    /// In separately allocated memory, so that holding it needs no type built from `Element`.
    ///
    /// Guarded by the lock.
    private let pointer: UnsafeMutablePointer<Element>

    init(_ value: Element) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: value)
    }

    deinit {
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }

    var value: Element { lock.withLock { pointer.pointee } }

    func valueOrError() throws -> Element {
        if let error = lock.withLock({ error }) { throw error }
        return value
    }

    @inline(__always)
    func set(_ element: Element) {
        lock.lock()
        let old = pointer.move()
        pointer.initialize(to: element)
        lock.unlock()
        // Freed after the lock: its deinit may run code.
        _ = consume old
        emit(element)
    }

    override func enter(_ sink: Sink<Element>) {
        lock.lock()
        let value = pointer.pointee
        if enterLocked(sink), !sink.subscription.isStopped { sink.next(value) }
    }
}
