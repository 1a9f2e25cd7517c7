/// A span of time, under the name RxSwift has for it: `.seconds(1)`, `.milliseconds(300)`.
public typealias RxTimeInterval = Duration

/// Where and when work runs: the thing to inject, so that tests run on virtual time.
///
/// A scheduler of this kind stays in the isolation of its caller: its work is a plain closure.
/// `MainScheduler` is one for `@MainActor` code only, and the compiler sees to that. Those that
/// move work to other threads are `ConcurrentScheduler`s.
public protocol Scheduler: AnyObject {
    /// The time passed since some fixed moment.
    var now: Duration { get }

    /// Runs `action` as soon as it may, perhaps before this returns; the result cancels it if it
    /// has not begun.
    func schedule(_ action: @escaping () -> Void) -> any Disposable

    /// Runs `action` after some time; the result cancels it if it has not begun.
    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable
}
