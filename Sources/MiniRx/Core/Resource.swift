/// A resource that a subscription cancels when it is disposed.
///
/// It is a node of the subscription's list, so adding one needs no allocation. A plain class, since
/// the list's link is a raw word inside `Subscription`'s atomic.
@usableFromInline
class Resource {
    /// The next node as a raw pointer; written before the node is published, then constant.
    @exclusivity(unchecked) final var nextResource: UInt = 0

    init() {}

    /// Called at most once, when the subscription ends.
    func cancel() {}
}

final class ClosureResource: Resource {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    override func cancel() { action() }
}
