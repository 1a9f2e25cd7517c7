/// One stage of a running chain, whatever its elements: it receives the end as an optional error.
///
/// Every stage keeps to `next* (error | completed)?`. The end is guarded here, for all. Elements are
/// not, since that would cost each stage a test for each: who may feed a stage after its end (it
/// ended the chain by itself, or has several sources) asks `isClosed` first.
@usableFromInline
class AnySink {
    /// The chain's subscription.
    ///
    /// Unowned: every chain ends in a `BoundarySink`, which owns it, and each stage owns the next
    /// one.
    unowned(unsafe) final let subscription: Subscription

    /// Whether this stage has ended.
    @exclusivity(unchecked) fileprivate(set) final var isOver = false

    init(_ subscription: Subscription) { self.subscription = subscription }

    /// The end: an error, or completion.
    ///
    /// Ignored after another one, and after disposal.
    final func finish(_ error: (any Error)?) {
        if isClosed { return }
        isOver = true
        sourceEnded(error)
    }

    /// Hands on an end that an operator decides on, then disposes.
    ///
    /// Disposal is left to the first end under way, further down the chain or here: in reply to
    /// that, a source may end as well, and disposal would stop the first end halfway.
    @inline(never)
    final func end(with error: (any Error)?) {
        if isOver { return }
        let isFirst = subscription.beginEnd()
        finish(error)
        if isFirst { subscription.dispose() }
    }

    /// What a stage makes of the end: called once at most.
    func sourceEnded(_ error: (any Error)?) {}

    /// Whether nothing may be handed to this stage any more.
    final var isClosed: Bool { isOver || subscription.isDisposed }
}

/// One stage of a running chain: receives elements directly.
///
/// No `Event` passes here: building a type from `Element` at run time (`Event<Element>`,
/// `Element?`, a tuple) costs a metadata lookup, which is most of what an event costs elsewhere.
@usableFromInline
class Sink<Element>: AnySink {
    func next(_ element: Element) {}
}

/// A stage in the midst of a linear chain.
class Stage<Input, Output>: Sink<Input> {
    final let downstream: Sink<Output>

    init(_ downstream: Sink<Output>) {
        self.downstream = downstream
        super.init(downstream.subscription)
    }

    /// Whether an element comes too late: the chain was disposed, or this stage has ended it.
    ///
    /// To be asked before calling a closure or emitting: an element may be in flight while an
    /// observer disposes, or emit in reply to the end.
    @inline(__always)
    final var isTooLate: Bool { !subscription.isOpen && isClosed }

    override func sourceEnded(_ error: (any Error)?) { downstream.finish(error) }

    /// Ends the chain from here, before its source does: a closure threw, or enough elements arrived.
    final func end(_ error: (any Error)?) {
        isOver = true
        downstream.end(with: error)
    }
}

/// The end of a linear chain: owns the subscription.
@usableFromInline
class BoundarySink<Element>: Sink<Element> {
    private final let owned: Subscription

    init(owning subscription: Subscription = Subscription()) {
        owned = subscription
        super.init(subscription)
    }

    /// Ends with what it emits into, though the subscription is its own.
    final func attach(to downstream: AnySink) { downstream.subscription.add(subscription) }
}
