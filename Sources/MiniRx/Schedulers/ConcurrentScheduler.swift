/// Runs work on other threads; the operators of `ConcurrentObservable` take one.
///
/// Its work is `@Sendable`, unlike that of a `Scheduler`, so nothing that belongs to an actor can
/// slip through.
public protocol ConcurrentScheduler: AnyObject, Sendable {
    /// The time passed since some fixed moment.
    var now: Duration { get }

    /// Runs `action` as soon as it may, perhaps before this returns; the result cancels it if it
    /// has not begun.
    func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable

    /// Runs `action` after some time; the result cancels it if it has not begun.
    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable
}
