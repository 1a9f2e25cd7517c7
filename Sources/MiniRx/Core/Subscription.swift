import Synchronization

/// The state of one subscription, shared by all operators of a linear chain.
///
/// One atomic word holds everything: the flags below, and the head of the list of resources. The
/// hot path loads it once per stage that calls a closure.
///
/// It owns no stage of the chain; the source does. So freeing a source frees the chain, and no
/// observer needs to be notified.
///
/// `@unchecked Sendable`: the word is atomic, and each resource is cancelled by the one thread that
/// removed it. Exposed as Sendable by `ConcurrentObservable` only, whose closures are Sendable.
final class Subscription: Resource, Disposable, @unchecked Sendable {
    /// The tail has taken a terminal event.
    private static var stoppedBit: UInt { 1 }
    private static var disposedBit: UInt { 2 }
    /// A stage has ended the chain and is notifying the stages after it.
    private static var endingBit: UInt { 4 }
    /// `observerList` is set.
    private static var enteredBit: UInt { 8 }
    /// The bits of the flags, 0 in the address of a resource: Swift aligns objects to 16 bytes where
    /// pointers have 64 bits, which `add(_:)` checks.
    private static var flags: UInt { 15 }

    private let word = Atomic<UInt>(0)

    /// The list in which the chain is an observer; a linear chain is in at most one.
    ///
    /// The subscribing thread writes it, then calls `didEnter`; a disposing thread reads it only
    /// after seeing that flag.
    @exclusivity(unchecked) var observerList: AnyObserverList?

    /// The index in `observerList`, guarded by the list's lock.
    @exclusivity(unchecked) var observerPlace = 0

    /// The index in a `SubscriptionGroup`, guarded by the group's lock.
    @exclusivity(unchecked) var place = 0

    /// Whether the tail accepts nothing more: it has taken the end, or the chain was disposed.
    @inline(__always)
    var isStopped: Bool { word.load(ordering: .acquiring) & Self.stoppedBit != 0 }

    /// Whether the chain was disposed, which every stage sees; before that, an end may still be on
    /// its way through the stages.
    @inline(__always)
    var isDisposed: Bool { word.load(ordering: .acquiring) & Self.disposedBit != 0 }

    /// Whether a stage may be closed: one load for each element and stage, where nothing has ended.
    @inline(__always)
    var mayBeClosed: Bool {
        word.load(ordering: .acquiring) & (Self.disposedBit | Self.endingBit) != 0
    }

    /// Marks that a stage ends the chain; returns `false` if another stage already has.
    func beginEnd() -> Bool {
        let old = word.bitwiseOr(Self.endingBit, ordering: .acquiringAndReleasing).oldValue
        return old & Self.endingBit == 0
    }

    /// Claims the right to deliver the terminal event; returns `false` if another caller has it.
    @inline(__always)
    func stop() -> Bool {
        let old = word.bitwiseOr(Self.stoppedBit, ordering: .acquiringAndReleasing).oldValue
        return old & Self.stoppedBit == 0
    }

    /// Keeps `resource` and cancels it at the end, or immediately if the sequence has ended.
    ///
    /// Resources are cancelled last in, first out: upstream is added last and ends first.
    func add(_ resource: Resource) {
        let node = UInt(bitPattern: Unmanaged.passRetained(resource).toOpaque())
        require(node & Self.flags == 0, "MiniRx needs objects that are aligned to 16 bytes.")
        // Acquiring order, here and on failure below, pairs with the disposer's releasing exchange:
        // a thread that finds the bit set and cancels sees the disposer's earlier writes.
        var old = word.load(ordering: .acquiring)
        while true {
            if old & Self.disposedBit != 0 {
                Self.take(node).cancel()
                return
            }
            resource.nextResource = old & ~Self.flags
            let attempt = word.compareExchange(
                expected: old, desired: node | (old & Self.flags),
                successOrdering: .acquiringAndReleasing, failureOrdering: .acquiring)
            if attempt.exchanged { return }
            old = attempt.original
        }
    }

    /// Disposes a disposable at the end.
    func add<Held: Disposable>(_ disposable: Held) {
        if Held.self != NopDisposable.self { add(ClosureResource(disposable.dispose)) }
    }

    /// Marks `observerList` as set; leaves the list immediately if the chain has ended.
    func didEnter() {
        let old = word.bitwiseOr(Self.enteredBit, ordering: .acquiringAndReleasing).oldValue
        if old & Self.disposedBit != 0 { leaveList() }
    }

    /// Called by the first thread that saw both bits.
    private func leaveList() {
        observerList?.remove(self)
        // A retained subscription must not retain its source.
        observerList = nil
    }

    override func cancel() { dispose() }

    func dispose() {
        if isDisposed { return }
        let old = word.exchange(
            Self.stoppedBit | Self.disposedBit, ordering: .acquiringAndReleasing)
        if old & Self.disposedBit != 0 { return }
        if old & Self.enteredBit != 0 { leaveList() }
        var node = old & ~Self.flags
        while node != 0 {
            let resource = Self.take(node)
            node = resource.nextResource
            resource.cancel()
        }
    }

    /// The source released the chain without an end, so nothing is left to cancel.
    deinit {
        var node = word.load(ordering: .acquiring) & ~Self.flags
        while node != 0 { node = Self.take(node).nextResource }
    }

    /// Takes over the list's reference to a node.
    private static func take(_ node: UInt) -> Resource {
        Unmanaged<Resource>.fromOpaque(UnsafeRawPointer(bitPattern: node).unsafelyUnwrapped)
            .takeRetainedValue()
    }
}
