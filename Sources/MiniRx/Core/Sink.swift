/// One stage of a running chain, independent of its element type; receives the end.
///
/// Every stage keeps to `next* (error | completed)?`. The end is guarded here, for all stages.
/// Elements aren't, since that would cost a check per element and stage: a caller that may feed a
/// stage after its end (it ended the chain itself, or has several sources) checks `isClosed` first.
@usableFromInline
class AnySink {
    /// The chain's subscription.
    ///
    /// Unowned: every chain ends in a `BoundarySink`, which owns it, and each stage owns the next
    /// one.
    unowned(unsafe) final let subscription: Subscription

    @exclusivity(unchecked) fileprivate final var hasEnded = false

    init(_ subscription: Subscription) { self.subscription = subscription }

    /// Receives the end: an error, or `nil` for completion.
    ///
    /// Ignored after the first end and after disposal.
    final func finish(_ error: (any Error)?) {
        if hasEnded || subscription.isDisposed { return }
        hasEnded = true
        sourceEnded(error)
    }

    /// Sends an end that an operator decides on, then disposes.
    ///
    /// The first end in progress disposes, whether it began here or further down the chain. A
    /// source may end in response to it; disposing then would interrupt the first end.
    @inline(never)
    final func end(with error: (any Error)?) {
        if hasEnded { return }
        let isFirst = subscription.beginEnd()
        finish(error)
        if isFirst { subscription.dispose() }
    }

    /// Handles the end of the source; called at most once.
    func sourceEnded(_ error: (any Error)?) {}

    /// Whether this stage accepts no more events: it has ended, or the chain was disposed.
    ///
    /// Check it before calling a closure or emitting: an element may be in flight while an observer
    /// disposes, or may be emitted in response to the end.
    @inline(__always)
    final var isClosed: Bool { subscription.mayBeClosed && (hasEnded || subscription.isDisposed) }
}

/// One stage of a running chain that receives elements directly.
///
/// No `Event` is used here: building a type from `Element` at run time (`Event<Element>`,
/// `Element?`, a tuple) costs a metadata lookup, which would dominate the cost of an event.
@usableFromInline
class Sink<Element>: AnySink {
    @usableFromInline
    func next(_ element: Element) {}
}

/// A stage in the middle of a linear chain.
@usableFromInline
class Stage<Input, Output>: Sink<Input> {
    final let downstream: Sink<Output>

    init(_ downstream: Sink<Output>) {
        self.downstream = downstream
        super.init(downstream.subscription)
    }

    override func sourceEnded(_ error: (any Error)?) { downstream.finish(error) }

    /// Ends the chain before its source does: a closure threw, or enough elements have arrived.
    final func end(_ error: (any Error)?) {
        hasEnded = true
        downstream.end(with: error)
    }
}

/// The end of a linear chain, which owns the subscription.
@usableFromInline
class BoundarySink<Element>: Sink<Element> {
    private final let owned: Subscription

    init(owning subscription: Subscription = Subscription()) {
        owned = subscription
        super.init(subscription)
    }

    /// Ends together with the downstream, although its subscription is separate.
    final func attach(to downstream: AnySink) { downstream.subscription.add(subscription) }
}
