/// What `ConcurrentObservable.create(_:)` emits into: any thread may call it.
///
/// Calls from several threads at a time are let through one by one.
public struct ConcurrentObserver<Element: Sendable>: Observer, @unchecked Sendable {
    // `@unchecked`: the lock lets one call at a time reach the observer, which is the entrance of
    // a chain of Sendable closures.
    private let observer: AnyObserver<Element>
    private let lock = RecursiveLock()

    init(_ observer: AnyObserver<Element>) { self.observer = observer }

    /// Receives one event.
    public func on(_ event: Event<Element>) {
        lock.lock()
        observer.on(event)
        lock.unlock()
    }
}
