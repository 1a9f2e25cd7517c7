extension Observable {
    /// Subscribes with a closure for each kind of event.
    ///
    /// Nothing arrives after `onError` or `onCompleted`. `onDisposed` is called last, also if the
    /// subscription is disposed early. All closures are released at the end.
    ///
    /// - `onError`: receives the error that ended it; without it, `Hooks` do, with `file` and `line`.
    @inlinable
    public final func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        // Inlinable: where `Element` is known, the sinks' types need no lookup at run time.
        if let onNext, onError == nil, onCompleted == nil {
            start(NextSink(onNext, file: file, line: line), onDisposed)
        } else {
            start(
                SubscribeSink(
                    onNext: onNext, onError: onError, onCompleted: onCompleted, file: file,
                    line: line),
                onDisposed)
        }
    }

    /// Runs the sequence with the tail of a chain.
    @usableFromInline
    final func start(_ tail: BoundarySink<Element>, _ onDisposed: (() -> Void)?) -> any Disposable {
        let subscription = tail.subscription
        if let onDisposed { subscription.add(ClosureResource(onDisposed)) }
        runRoot(tail)
        return subscription
    }

    /// Subscribes with one handler for all events.
    public final func subscribe(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
        subscribe(AnyObserver(eventHandler: handler))
    }

    /// Subscribes an observer; a subject receives the end as well.
    public final func subscribe(
        _ observer: some Observer<Element>, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        pass(to: [observer], file, line)
    }
}
