import Synchronization

/// The state of one subscription: shared by a whole linear chain of operators, not one a stage.
///
/// One atomic word holds everything: the flags below, and the head of the list of resources. The
/// hot path loads it, once a stage that calls a closure.
///
/// It owns no stage of the chain: the source does. So a source that is freed frees what hangs on
/// it, and no observer has to be told.
///
/// `@unchecked Sendable`: the word is atomic, and each resource is cancelled by the one thread that
/// took it out. Handed out as Sendable by `ConcurrentObservable` only, whose closures are.
final class Subscription: Resource, Disposable, @unchecked Sendable {
    /// The tail has taken a terminal event.
    private static var stoppedBit: UInt { 1 }
    private static var disposedBit: UInt { 2 }
    /// A stage has ended the chain by itself, and is telling those behind it.
    private static var endingBit: UInt { 4 }
    /// `observerList` is set.
    private static var enteredBit: UInt { 8 }
    /// Resources lie on addresses that are multiples of 16.
    private static var flags: UInt { 15 }

    private let word = Atomic<UInt>(0)

    /// Where the chain is entered as an observer; a linear chain is at one place.
    ///
    /// The subscribing thread writes, then says so with `didEnter`; whoever disposes reads
    /// it only after seeing that.
    @exclusivity(unchecked) var observerList: AnyObserverList?

    /// The place in a `SubscriptionGroup`, guarded by its lock.
    @exclusivity(unchecked) var place = 0

    /// Whether nothing may be delivered any more.
    @inline(__always)
    var isStopped: Bool { word.load(ordering: .acquiring) & Self.stoppedBit != 0 }

    var isDisposed: Bool { word.load(ordering: .acquiring) & Self.disposedBit != 0 }

    /// Whether elements pass all the stages; else each has to ask whether it may emit.
    @inline(__always)
    var isOpen: Bool { word.load(ordering: .acquiring) & (Self.disposedBit | Self.endingBit) == 0 }

    /// Says that a stage ends the chain by itself; `false` if another had begun to.
    func beginEnd() -> Bool {
        let old = word.bitwiseOr(Self.endingBit, ordering: .acquiringAndReleasing).oldValue
        return old & Self.endingBit == 0
    }

    /// Takes the right to deliver the terminal event; `false` if somebody was faster.
    @inline(__always)
    func stop() -> Bool {
        let old = word.bitwiseOr(Self.stoppedBit, ordering: .acquiringAndReleasing).oldValue
        return old & Self.stoppedBit == 0
    }

    /// Keeps `resource` until the end and cancels it then; at once if the end has come.
    ///
    /// Resources are cancelled last in, first out: upstream adds itself last, and ends first.
    func add(_ resource: Resource) {
        let node = UInt(bitPattern: Unmanaged.passRetained(resource).toOpaque())
        // Acquiring, here and on failure below: it pairs with the disposer's releasing exchange, so
        // that who finds the bit set, and cancels, sees what the disposer wrote before.
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

    /// Says that `observerList` is set; leaves it at once if the chain has ended.
    func didEnter() {
        let old = word.bitwiseOr(Self.enteredBit, ordering: .acquiringAndReleasing).oldValue
        if old & Self.disposedBit != 0 { leaveList() }
    }

    /// Called by the one thread that saw both bits first.
    private func leaveList() {
        observerList?.remove(self)
        // A subscription that is kept keeps no source.
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

    /// The source let go without a word: nothing is left to cancel.
    deinit {
        var node = word.load(ordering: .acquiring) & ~Self.flags
        while node != 0 {
            let resource = Self.take(node)
            node = resource.nextResource
        }
    }

    /// The list owns one reference to each node: this hands it over.
    private static func take(_ node: UInt) -> Resource {
        Unmanaged<Resource>.fromOpaque(UnsafeRawPointer(bitPattern: node).unsafelyUnwrapped)
            .takeRetainedValue()
    }
}
