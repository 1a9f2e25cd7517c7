/// Runs work on other threads; the operators of `ConcurrentObservable` take one.
///
/// Its work is `@Sendable`, unlike that of a `Scheduler`, so nothing that belongs to an actor can
/// slip through.
///
/// ```swift
/// let background = SerialDispatchQueueScheduler(qos: .utility)
/// numbers.observe(on: background).map { $0 * 2 }.observe(on: MainScheduler.instance)
/// ```
public protocol ConcurrentScheduler: AnyObject, Sendable {
    /// The time passed since some fixed moment.
    var now: Duration { get }

    /// Runs `action` as soon as it may, perhaps before this returns.
    ///
    /// - Parameter action: runs once.
    /// - Returns: cancels the action if it has not begun.
    func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable

    /// Runs `action` after some time.
    ///
    /// - Parameters:
    ///   - delay: not negative.
    ///   - action: runs once.
    /// - Returns: cancels the action if it has not begun.
    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable
}
