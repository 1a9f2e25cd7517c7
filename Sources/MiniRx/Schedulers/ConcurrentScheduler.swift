/// Runs work on other threads, for the operators of `ConcurrentObservable`.
///
/// Its work is `@Sendable`, unlike that of a `Scheduler`, so it can't capture state that belongs to
/// an actor.
public protocol ConcurrentScheduler: AnyObject, Sendable {
    /// The time since a fixed moment.
    var now: Duration { get }

    /// Runs `action` as soon as possible, perhaps before this returns.
    ///
    /// The returned disposable cancels it if it hasn't begun.
    func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable

    /// Runs `action` after some time; the returned disposable cancels it if it hasn't begun.
    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable
}
