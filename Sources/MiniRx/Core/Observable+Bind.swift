extension Observable {
    /// Runs the sequence for its elements only, as `subscribe(onNext:)` does.
    ///
    /// - Parameters:
    ///   - onNext: receives each element.
    ///   - file: the file to name for an unhandled error.
    ///   - line: the line to name for an unhandled error.
    /// - Returns: what ends the subscription; keep it in a `DisposeBag`.
    public final func bind(
        onNext: @escaping (Element) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(onNext: onNext, file: file, line: line)
    }

    /// Runs the sequence into observers, a `Binder` for instance: elements and the end.
    ///
    /// - Parameter observers: each receives every event, in this order.
    /// - Returns: what ends the subscription; keep it in a `DisposeBag`.
    public final func bind<Target: Observer>(to observers: Target...) -> any Disposable
    where Target.Element == Element {
        subscribe { event in
            for observer in observers { observer.on(event) }
        }
    }

    /// Runs the sequence into observers of an optional of its element.
    ///
    /// - Parameter observers: each receives every event, in this order.
    /// - Returns: what ends the subscription; keep it in a `DisposeBag`.
    public final func bind<Target: Observer>(to observers: Target...) -> any Disposable
    where Target.Element == Element? {
        subscribe { event in
            for observer in observers { observer.on(event.map { $0 }) }
        }
    }

    /// Runs the sequence into relays.
    ///
    /// Completion is swallowed, since a relay never ends.
    ///
    /// - Parameters:
    ///   - relays: each accepts every element, in this order.
    ///   - file: the file to name for an unhandled error.
    ///   - line: the line to name for an unhandled error.
    /// - Returns: what ends the subscription; keep it in a `DisposeBag`.
    public final func bind(
        to relays: BehaviorRelay<Element>..., file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(
            onNext: { element in for relay in relays { relay.accept(element) } },
            file: file, line: line)
    }

    /// Runs the sequence into relays of an optional of its element.
    ///
    /// - Parameters:
    ///   - relays: each accepts every element, in this order.
    ///   - file: the file to name for an unhandled error.
    ///   - line: the line to name for an unhandled error.
    /// - Returns: what ends the subscription; keep it in a `DisposeBag`.
    public final func bind(
        to relays: BehaviorRelay<Element?>..., file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(
            onNext: { element in for relay in relays { relay.accept(element) } },
            file: file, line: line)
    }

    /// Runs the sequence into relays.
    ///
    /// Completion is swallowed, since a relay never ends.
    ///
    /// - Parameters:
    ///   - relays: each accepts every element, in this order.
    ///   - file: the file to name for an unhandled error.
    ///   - line: the line to name for an unhandled error.
    /// - Returns: what ends the subscription; keep it in a `DisposeBag`.
    public final func bind(
        to relays: PublishRelay<Element>..., file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(
            onNext: { element in for relay in relays { relay.accept(element) } },
            file: file, line: line)
    }
}
