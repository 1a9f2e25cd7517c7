/// The entry to the chain behind a `create`, which any thread may call; it releases the chain at
/// the end.
///
/// Not generic, since a lookup of its type would be paid for each subscription.
@usableFromInline
final class ChainEntrance: Resource {
    private let lock = Lock()
    // Guarded by the lock. A call retains it while it emits, so another may release the chain.
    private var sink: AnySink?

    init(_ sink: AnySink) {
        self.sink = sink
        super.init()
        sink.subscription.add(self)
    }

    /// Emits an element of the chain's type.
    func next<Element>(_ element: Element) {
        if let sink = lock.withLock({ sink }) { send(element, to: sink) }
    }

    /// Emits an element and completes.
    @usableFromInline
    func last<Element>(_ element: Element) {
        guard let sink = take() else { return }
        send(element, to: sink)
        sink.finish(nil)
    }

    @usableFromInline
    func end(_ error: (any Error)?) { take()?.finish(error) }

    override func cancel() { _ = take() }

    @inline(__always)
    private func send<Element>(_ element: Element, to sink: AnySink) {
        unsafeDowncast(sink, to: Sink<Element>.self).next(element)
    }

    /// Takes the chain out, which only one call can.
    private func take() -> AnySink? { lock.withLock { sink.take() } }
}

/// What the closure of a `create` keeps; freeing it frees the chain behind it, as nothing can be
/// emitted any more.
@usableFromInline
final class EntranceOwner {
    @usableFromInline let chain: ChainEntrance

    private init(_ sink: AnySink) { chain = ChainEntrance(sink) }

    /// Runs the closure of a `create` for the chain behind a sink, which keeps the disposable.
    @usableFromInline
    static func open(_ sink: AnySink, _ subscribe: (EntranceOwner) -> any Disposable) {
        sink.subscription.add(subscribe(EntranceOwner(sink)))
    }

    deinit { chain.cancel() }
}
