extension Observable {
    /// Runs the sequence and hears it by kind of event.
    ///
    /// ```swift
    /// Observable.of(1, 2)
    ///     .subscribe(onNext: { print($0) }, onCompleted: { print("done") })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// After `onError` or `onCompleted` nothing more arrives; `onDisposed` comes last, also when
    /// the subscription was disposed early. All closures are released at the end.
    ///
    /// - Parameters:
    ///   - onNext: receives each element.
    ///   - onError: receives the error that ended the sequence. Without it an error goes to
    ///     `Hooks`, with `file` and `line`.
    ///   - onCompleted: called when the sequence ended well.
    ///   - onDisposed: called once, when the subscription is over for whatever reason.
    ///   - file: the file to name for an unhandled error.
    ///   - line: the line to name for an unhandled error.
    /// - Returns: what ends the subscription; keep it in a `DisposeBag`.
    @inlinable
    public final func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable {
        // Inlinable: where `Element` is known, so are the tails' types, and are not looked up.
        if let onNext, onError == nil, onCompleted == nil {
            start(NextTail(onNext, file, line), onDisposed)
        } else {
            start(SubscribeSink(onNext, onError, onCompleted, file, line), onDisposed)
        }
    }

    /// Runs the sequence into the end of a chain.
    @usableFromInline
    final func start(_ tail: BoundarySink<Element>, _ onDisposed: (() -> Void)?) -> any Disposable {
        let subscription = tail.subscription
        if let onDisposed { subscription.add(ClosureResource(onDisposed)) }
        runRoot(tail)
        return subscription
    }

    /// Runs the sequence and hears every event.
    ///
    /// - Parameter handler: receives the elements, then the end.
    /// - Returns: what ends the subscription; keep it in a `DisposeBag`.
    public final func subscribe(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
        subscribe(AnyObserver(eventHandler: handler))
    }

    /// Runs the sequence into an observer; a subject receives the end as well.
    ///
    /// - Parameters:
    ///   - observer: receives the elements, then the end.
    ///   - file: the file to name for an error that the observer, a `Binder`, does not handle.
    ///   - line: the line to name then.
    /// - Returns: what ends the subscription; keep it in a `DisposeBag`.
    public final func subscribe(
        _ observer: some Observer<Element>, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        start(ObserverTail(observer, file, line), nil)
    }
}
