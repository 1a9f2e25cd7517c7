import Synchronization

extension Observable {
    /// Runs closures on events of the sequence without changing it.
    ///
    /// They run before the event is passed on; an error that one throws ends the sequence.
    /// `onSubscribe` runs before the subscription to the source, `onDispose` after the source was
    /// disposed.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        ClosureSource { [self] sink in
            onSubscribe?()
            let disposal = onDispose.map(DoDisposal.init)
            if let disposal { sink.subscription.add(disposal) }
            run(
                StepSink(sink) { error, _ in
                    if let error { try onError?(error) } else { try onCompleted?() }
                    return error
                } _: { element, downstream, _ in
                    try onNext?(element)
                    downstream.next(element)
                })
            disposal?.cancel()
        }
    }
}

/// Runs `onDispose` once the source has started and the subscription is disposed.
///
/// The source may end before its subscription returns a disposable, which is disposed first.
private final class DoDisposal: Resource {
    private let action: () -> Void
    private let awaited = Atomic<Int>(2)

    init(_ action: @escaping () -> Void) { self.action = action }

    override func cancel() {
        if awaited.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { action() }
    }
}
