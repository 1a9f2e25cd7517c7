/// The observer of `ConcurrentObservable.create(_:)`, which any thread may call.
///
/// Concurrent calls are serialised.
public struct ConcurrentObserver<Element: Sendable>: Observer, @unchecked Sendable {
    // `@unchecked`: the lock lets only one call at a time reach the observer, which feeds a chain
    // of Sendable closures.
    private let observer: AnyObserver<Element>
    private let lock = RecursiveLock()

    init(_ observer: AnyObserver<Element>) { self.observer = observer }

    /// Receives an event.
    public func on(_ event: Event<Element>) { lock.withLock { observer.on(event) } }
}
