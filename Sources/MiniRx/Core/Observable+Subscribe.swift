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
    public final func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable {
        let subscription = Subscription()
        let site = SubscriptionSite(file: file, line: line)
        if let onDisposed { subscription.add(ClosureResource(onDisposed)) }
        if let onNext, onError == nil, onCompleted == nil {
            runRoot(NextTail(subscription, site, onNext))
        } else {
            runRoot(FullTail(subscription, site, onNext, onError, onCompleted))
        }
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
        let subscription = Subscription()
        let site = SubscriptionSite(file: file, line: line)
        runRoot(ObserverTail(subscription, site, observer))
        return subscription
    }
}
