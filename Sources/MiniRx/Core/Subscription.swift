import Synchronization

/// The state of one subscription: shared by a whole linear chain of operators, not one a stage.
///
/// One atomic word holds everything: bit 0 says "stopped" (a terminal event has passed), bit 1
/// "disposed", the rest is the head of the list of resources. The hot path loads it once, at the
/// end of the chain.
///
/// `@unchecked Sendable`: the word is atomic, and each resource is cancelled by the one thread that
/// took it out. Handed out as Sendable by `ConcurrentObservable` only, whose closures are.
@usableFromInline
final class Subscription: Disposable, @unchecked Sendable {
    private static var stoppedBit: UInt { 1 }
    private static var disposedBit: UInt { 2 }
    private static var flags: UInt { 3 }

    private let word = Atomic<UInt>(0)

    init() {}

    /// Whether nothing may be delivered any more.
    @inline(__always)
    var isStopped: Bool { word.load(ordering: .acquiring) & Self.stoppedBit != 0 }

    var isDisposed: Bool { word.load(ordering: .acquiring) & Self.disposedBit != 0 }

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
        var old = word.load(ordering: .relaxed)
        while true {
            if old & Self.disposedBit != 0 {
                Self.take(node).cancel()
                return
            }
            resource.nextResource = old & ~Self.flags
            let attempt = word.compareExchange(
                expected: old, desired: node | (old & Self.stoppedBit),
                ordering: .acquiringAndReleasing)
            if attempt.exchanged { return }
            old = attempt.original
        }
    }

    @usableFromInline
    func dispose() {
        let old = word.exchange(Self.flags, ordering: .acquiringAndReleasing)
        if old & Self.disposedBit != 0 { return }
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

/// Ends a subscription to an inner or a side source together with its parent.
final class SubscriptionResource: Resource {
    private let subscription: Subscription

    init(_ subscription: Subscription) {
        self.subscription = subscription
    }

    override func cancel() { subscription.dispose() }
}
