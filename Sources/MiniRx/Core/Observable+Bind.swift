extension Observable {
    /// Subscribes with a closure for the elements, as `subscribe(onNext:)` does.
    public final func bind(
        onNext: @escaping (Element) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(onNext: onNext, file: file, line: line)
    }

    /// Passes elements, completion and errors to observers, for example a `Binder`, in this order.
    public final func bind<Target: Observer>(
        to observers: Target..., file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable where Target.Element == Element {
        if observers.count == 1 { return subscribe(observers[0], file: file, line: line) }
        return subscribe(ObserverGroup(observers: observers), file: file, line: line)
    }

    /// Passes events to observers of an optional of the element type.
    public final func bind<Target: Observer>(
        to observers: Target..., file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable where Target.Element == Element? {
        map { Optional($0) }
            .subscribe(ObserverGroup(observers: observers), file: file, line: line)
    }

    /// Passes each element to relays, in this order.
    ///
    /// Drops completion, since a relay never ends.
    public final func bind(
        to relays: Relay<Element>..., file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(
            onNext: { element in for relay in relays { relay.accept(element) } },
            file: file, line: line)
    }

    /// Passes each element to relays of an optional of the element type.
    public final func bind(
        to relays: Relay<Element?>..., file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(
            onNext: { element in for relay in relays { relay.accept(element) } },
            file: file, line: line)
    }
}

/// Combines several observers into one.
private struct ObserverGroup<Target: Observer>: Observer {
    let observers: [Target]

    func on(_ event: Event<Target.Element>) {
        for observer in observers { observer.on(event) }
    }
}

extension ObserverGroup: ElementObserver {
    var dropsErrors: Bool {
        observers.contains { ($0 as? any ElementObserver)?.dropsErrors == true }
    }
}
