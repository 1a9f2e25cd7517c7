/// The observer of `ConcurrentObservable.create(_:)`, which any thread may call: one call at a time runs.
public struct ConcurrentObserver<Element: Sendable>: Observer, @unchecked Sendable {
    // `@unchecked`: the lock serialises the calls, which feed a chain of Sendable closures.
    private let observer: AnyObserver<Element>
    private let lock = RecursiveLock()

    init(_ observer: AnyObserver<Element>) { self.observer = observer }

    /// Receives an event.
    public func on(_ event: Event<Element>) { lock.withLock { observer.on(event) } }
}
