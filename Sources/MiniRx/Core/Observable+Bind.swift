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
        pass(to: observers, file, line)
    }

    final func pass<Target: Observer<Element>>(
        to observers: [Target], _ file: StaticString, _ line: UInt
    ) -> any Disposable {
        subscribe(
            onNext: { element in for observer in observers { observer.onNext(element) } },
            onError: { error in
                let drops = observers.contains {
                    ($0 as? any ElementObserver)?.dropsErrors == true
                }
                if drops { Hooks.report(error, file, line) }
                for observer in observers { observer.onError(error) }
            },
            onCompleted: { for observer in observers { observer.onCompleted() } })
    }

    /// Passes events to observers of an optional of the element type.
    public final func bind<Target: Observer>(
        to observers: Target..., file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable where Target.Element == Element? {
        map { Optional($0) }.pass(to: observers, file, line)
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

/// An observer that may ignore errors; they go to the hook instead.
package protocol ElementObserver {
    var dropsErrors: Bool { get }
}

extension ElementObserver {
    package var dropsErrors: Bool { true }
}
