/// The observers of a current value, which new observers receive immediately.
final class ValueObserverList<Element>: ObserverList<Element> {
    /// The last value that was emitted; in separately allocated memory, so that holding it needs no
    /// type built from `Element`.
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

    /// The last value that was set, which may wait for its emission.
    var value: Element {
        lock.withLock { responses.isEmpty ? pointer.pointee : responses.last }
    }

    func valueOrError() throws -> Element {
        if let error = lock.withLock({ error }) { throw error }
        return value
    }

    @inline(__always)
    func set(_ element: Element) {
        if claim() {
            keep(element) {}
            refreshIfStale()
            walk(element)
            endEmission()
        } else {
            emitMeanwhile(element)
        }
    }

    @inline(__always)
    override func keep(_ element: Element, _ update: () -> Void) {
        lock.lock()
        let old = pointer.move()
        pointer.initialize(to: element)
        update()
        lock.unlock()
        // Freed after the lock: its deinit may run code.
        _ = consume old
    }

    /// The first value is an emission too: what the observer sets in response comes after it.
    override func enter(_ sink: Sink<Element>) {
        lock.lock()
        let claims = claim()
        let value = pointer.pointee
        if enterLocked(sink), !sink.subscription.isStopped { sink.next(value) }
        if claims { endEmission() }
    }
}
