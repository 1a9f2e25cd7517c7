import Synchronization

/// The observers of a subject, in order of subscription.
///
/// An emission costs one atomic read-modify-write and no retain or release, whatever the number of
/// observers: it announces itself in `emitting` and walks the slots. Whoever removes a sink clears
/// its slot first and looks at `emitting` second; if somebody may be walking, the sink is retired
/// (kept alive) until the emission ends. Growth retires the old slots the same way. These
/// store-then-load pairs against the emitter's claim are sequentially consistent: weaker orders would
/// let both sides miss each other, and free what is being walked.
///
/// An emission that meets another (re-entrant, or from a second thread) walks a retained copy.
final class ObserverList<Element>: AnyObserverList {
    private typealias Slots = UnsafeMutablePointer<Atomic<UInt>>

    /// Guards the structure.
    ///
    /// Subjects use it for their current value as well, so that reading the value and entering are
    /// one step.
    final let lock = Lock()

    private let emitting = Atomic<UInt>(0)
    private let count = Atomic<Int>(0)
    private let slots: Atomic<UInt>
    private let hasRetired = Atomic<Bool>(false)
    // The rest is guarded by the lock.
    @exclusivity(unchecked) private var retiredSinks: [Sink<Element>] = []
    @exclusivity(unchecked) private var retiredSlots: [(slots: Slots, count: Int)] = []
    @exclusivity(unchecked) private var capacity = 2
    @exclusivity(unchecked) private var live = 0

    override init() {
        slots = Atomic(UInt(bitPattern: Self.allocate(2)))
    }

    deinit {
        base.deallocate()
    }

    // MARK: Entering and leaving

    func insert(_ sink: Sink<Element>) {
        lock.lock()
        insertLocked(sink)
        lock.unlock()
        sink.subscription.didEnter()
    }

    /// Enters a sink; the caller holds the lock, and tells the subscription without it.
    func insertLocked(_ sink: Sink<Element>) {
        let subscription = sink.subscription
        subscription.observerList = self
        if count.load(ordering: .relaxed) == capacity { makeRoom() }
        let index = count.load(ordering: .relaxed)
        subscription.slot = index
        let pointer = UInt(bitPattern: Unmanaged.passRetained(sink).toOpaque())
        base[index].store(pointer, ordering: .releasing)
        count.store(index + 1, ordering: .releasing)
        live += 1
    }

    override func remove(_ subscription: Subscription) {
        lock.lock()
        let slot = subscription.slot
        let end = count.load(ordering: .relaxed)
        let pointer = slot < end ? base[slot].load(ordering: .relaxed) : 0
        guard pointer != 0, Self.subscription(pointer) === subscription else {
            lock.unlock()
            return
        }
        base[slot].store(0, ordering: .sequentiallyConsistent)
        for retired in retiredSlots {
            // An emission may still walk the slots from before the growth.
            for index in 0..<retired.count
            where retired.slots[index].load(ordering: .relaxed) == pointer {
                retired.slots[index].store(0, ordering: .sequentiallyConsistent)
            }
        }
        live -= 1
        if emitting.load(ordering: .sequentiallyConsistent) == 0 {
            if slot == end - 1 { trim() }
        } else {
            retiredSinks.append(Self.sink(pointer).takeUnretainedValue())
            hasRetired.store(true, ordering: .sequentiallyConsistent)
        }
        // The emission may have ended meanwhile on its thread, without seeing the flag.
        let cleansUp =
            hasRetired.load(ordering: .relaxed)
            && emitting.load(ordering: .sequentiallyConsistent) == 0
        lock.unlock()
        Self.sink(pointer).release()
        if cleansUp { releaseRetired() }
    }

    /// Whether anybody is entered.
    var hasSinks: Bool { lock.withLock { live > 0 } }

    // MARK: Emission

    /// Hands `element` to everybody entered before this call.
    @inline(__always)
    func emit(_ element: Element) {
        if count.load(ordering: .acquiring) == 0 { return }
        if claim() { walk(end: end, element) } else { emitToCopy(element) }
    }

    /// Hands `element` to everybody entered by now; the caller holds the lock, which this releases
    /// before anybody is called.
    @inline(__always)
    func emitLocked(_ element: Element) {
        if count.load(ordering: .relaxed) == 0 {
            lock.unlock()
        } else if claim() {
            let end = end
            lock.unlock()
            walk(end: end, element)
        } else {
            let sinks = liveSinks()
            lock.unlock()
            emit(element, to: sinks)
        }
    }

    @inline(__always)
    private func claim() -> Bool {
        emitting.compareExchange(expected: 0, desired: 1, ordering: .sequentiallyConsistent)
            .exchanged
    }

    /// How far to walk, and where.
    ///
    /// Behind the claim in the one order of all: whoever makes room sees the claim, or this sees
    /// the room that was made.
    @inline(__always)
    private var end: (Int, Slots) {
        let end = count.load(ordering: .sequentiallyConsistent)
        return (end, Self.slots(slots.load(ordering: .sequentiallyConsistent)))
    }

    @inline(__always)
    private func walk(end: (Int, Slots), _ element: Element) {
        let (end, base) = end
        var index = 0
        while index < end {
            let pointer = base[index].load(ordering: .sequentiallyConsistent)
            if pointer != 0 { Self.sink(pointer)._withUnsafeGuaranteedRef { $0.next(element) } }
            index &+= 1
        }
        // Releasing: who sees the 0 may free what was walked, after every load above. The load below
        // may still come before this store, and miss what another thread retires in between, which
        // saw the claim and leaves it to this emission. It is then freed by the next emission,
        // removal or end: later, but never too early. To order the two takes a full barrier, which
        // makes an emission to one observer 66 % slower. On one thread neither is missed.
        emitting.store(0, ordering: .releasing)
        if hasRetired.load(ordering: .relaxed) { releaseRetired() }
    }

    @inline(never)
    private func emitToCopy(_ element: Element) {
        lock.lock()
        let sinks = liveSinks()
        lock.unlock()
        emit(element, to: sinks)
    }

    private func emit(_ element: Element, to sinks: [Sink<Element>]) {
        for sink in sinks where !sink.subscription.isStopped { sink.next(element) }
    }

    /// Empties the list and hands everybody the end.
    func finish(_ error: (any Error)?) {
        for sink in removeAll() { sink.finish(error) }
        releaseRetired()
    }

    /// The owner is gone, nobody will ever emit: frees the chains that are entered here.
    func freeSinks() {
        if count.load(ordering: .acquiring) == 0 && !hasRetired.load(ordering: .acquiring) {
            return
        }
        _ = removeAll()
        releaseRetired()
    }

    // MARK: Machinery

    @inline(__always)
    private var base: Slots { Self.slots(slots.load(ordering: .acquiring)) }

    @inline(__always)
    private static func slots(_ address: UInt) -> Slots {
        Slots(bitPattern: address).unsafelyUnwrapped
    }

    @inline(__always)
    private static func sink(_ pointer: UInt) -> Unmanaged<Sink<Element>> {
        .fromOpaque(UnsafeRawPointer(bitPattern: pointer).unsafelyUnwrapped)
    }

    private static func subscription(_ pointer: UInt) -> Subscription {
        sink(pointer)._withUnsafeGuaranteedRef { $0.subscription }
    }

    private static func allocate(_ capacity: Int) -> Slots {
        let slots = Slots.allocate(capacity: capacity)
        for index in 0..<capacity { (slots + index).initialize(to: Atomic(0)) }
        return slots
    }

    /// Closes the gaps, in twice the room if there are few.
    ///
    /// The lock is held.
    private func makeRoom() {
        let old = base
        let end = count.load(ordering: .relaxed)
        let newCapacity = live < capacity / 2 ? capacity : capacity * 2
        let new = Self.allocate(newCapacity)
        var filled = 0
        for index in 0..<end {
            let pointer = old[index].load(ordering: .relaxed)
            if pointer == 0 { continue }
            new[filled].store(pointer, ordering: .relaxed)
            Self.subscription(pointer).slot = filled
            filled += 1
        }
        capacity = newCapacity
        // The slots first: an emission that still reads the old count stays within the new slots.
        slots.store(UInt(bitPattern: new), ordering: .sequentiallyConsistent)
        count.store(filled, ordering: .releasing)
        if emitting.load(ordering: .sequentiallyConsistent) == 0 {
            old.deallocate()
        } else {
            retiredSlots.append((old, end))
            hasRetired.store(true, ordering: .releasing)
        }
    }

    /// Forgets empty slots at the end.
    ///
    /// The lock is held and nobody emits.
    private func trim() {
        let base = base
        var end = count.load(ordering: .relaxed)
        while end > 0 && base[end - 1].load(ordering: .relaxed) == 0 { end -= 1 }
        count.store(end, ordering: .releasing)
    }

    private func liveSinks() -> [Sink<Element>] {
        let base = base
        var sinks: [Sink<Element>] = []
        sinks.reserveCapacity(live)
        for index in 0..<count.load(ordering: .relaxed) {
            let pointer = base[index].load(ordering: .relaxed)
            if pointer != 0 { sinks.append(Self.sink(pointer).takeUnretainedValue()) }
        }
        return sinks
    }

    private func removeAll() -> [Sink<Element>] {
        lock.lock()
        let sinks = liveSinks()
        for index in 0..<count.load(ordering: .relaxed) {
            base[index].store(0, ordering: .sequentiallyConsistent)
        }
        for retired in retiredSlots {
            for index in 0..<retired.count {
                retired.slots[index].store(0, ordering: .sequentiallyConsistent)
            }
        }
        for sink in sinks { Unmanaged.passUnretained(sink).release() }
        retiredSinks.append(contentsOf: sinks)
        live = 0
        hasRetired.store(true, ordering: .releasing)
        lock.unlock()
        return sinks
    }

    /// Frees what was kept for an emission, unless another has begun, which then does it.
    @inline(never)
    private func releaseRetired() {
        lock.lock()
        guard emitting.load(ordering: .sequentiallyConsistent) == 0 else {
            lock.unlock()
            return
        }
        hasRetired.store(false, ordering: .relaxed)
        let sinks = retiredSinks
        let oldSlots = retiredSlots
        retiredSinks = []
        retiredSlots = []
        trim()
        lock.unlock()
        for old in oldSlots { old.slots.deallocate() }
        // The last reference goes here, outside the lock: captures may run code when freed.
        withExtendedLifetime(sinks) {}
    }
}
