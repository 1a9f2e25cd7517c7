/// One stage of a running chain: receives elements directly, and the end as an optional error.
///
/// No `Event` passes here: building a type from `Element` at run time (`Event<Element>`,
/// `Element?`, a tuple) costs a metadata lookup, which is most of what an event costs elsewhere.
@usableFromInline
class Sink<Element>: Resource {
    /// The chain's subscription.
    ///
    /// Unowned: every chain ends in a `BoundarySink`, which owns it, and each stage owns the next
    /// one.
    unowned(unsafe) final let subscription: Subscription

    /// Where this sink is entered as an observer, and at which place; see `Hub`.
    @exclusivity(unchecked) final var hub: HubBase?
    @exclusivity(unchecked) final var slot = 0

    init(_ subscription: Subscription) {
        self.subscription = subscription
    }

    func next(_ element: Element) {}

    /// The end: an error, or completion.
    func finish(_ error: (any Error)?) {}

    /// The source was freed without an end, so it will never call again.
    ///
    /// What ran on it alone is over. An operator of several sources lets the others go on; when none
    /// is left it ends the downstream's subscription, whose objects would else keep each other alive.
    func sourceWasFreed() { subscription.dispose() }

    final override func cancel() { hub?.remove(self) }

    /// For an operator whose closure threw: the error goes down, the chain ends.
    @inline(never)
    final func fail<Output>(_ downstream: Sink<Output>, _ error: any Error) {
        downstream.finish(error)
        subscription.dispose()
    }
}

/// The end of a linear chain: owns the subscription and guards the contract (nothing after the
/// terminal event, nothing after disposal).
@usableFromInline
class BoundarySink<Element>: Sink<Element> {
    private final let owned: Subscription

    init(owning subscription: Subscription) {
        owned = subscription
        super.init(subscription)
    }
}
