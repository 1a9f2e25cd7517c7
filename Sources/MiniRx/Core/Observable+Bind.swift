extension Observable {
    /// Runs the sequence for its elements only, as `subscribe(onNext:)` does.
    public final func bind(
        onNext: @escaping (Element) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(onNext: onNext, file: file, line: line)
    }

    /// Runs the sequence into observers, a `Binder` for instance: elements and the end,
    /// for each observer in this order.
    public final func bind<Target: Observer>(
        to observers: Target..., file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable where Target.Element == Element {
        if observers.count == 1 { return subscribe(observers[0], file: file, line: line) }
        return subscribe(ObserverGroup(observers: observers), file: file, line: line)
    }

    /// Runs the sequence into observers of an optional of its element.
    public final func bind<Target: Observer>(
        to observers: Target..., file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable where Target.Element == Element? {
        map { Optional($0) }
            .subscribe(ObserverGroup(observers: observers), file: file, line: line)
    }

    /// Runs the sequence into relays, which accept every element, in this order.
    ///
    /// Completion is swallowed, since a relay never ends.
    public final func bind(
        to relays: Relay<Element>..., file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(
            onNext: { element in for relay in relays { relay.accept(element) } },
            file: file, line: line)
    }

    /// Runs the sequence into relays of an optional of its element.
    public final func bind(
        to relays: Relay<Element?>..., file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(
            onNext: { element in for relay in relays { relay.accept(element) } },
            file: file, line: line)
    }
}

/// Several observers as one.
private struct ObserverGroup<Target: Observer>: Observer {
    let observers: [Target]

    func on(_ event: Event<Target.Element>) {
        for observer in observers { observer.on(event) }
    }
}

extension ObserverGroup: ElementObserver where Target: ElementObserver {}
