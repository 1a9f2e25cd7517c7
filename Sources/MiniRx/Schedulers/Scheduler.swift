package import TableauPlatform

/// RxSwift's name for a span of time: `.seconds(1)`, `.milliseconds(300)`.
public typealias RxTimeInterval = Duration

/// Decides where and when work runs; inject one so that tests can use virtual time.
///
/// Work stays in the isolation of the caller, since it is a plain closure. `MainScheduler` conforms
/// in `@MainActor` code only, which the compiler enforces. Schedulers that move work to other
/// threads are `ConcurrentScheduler`s.
public protocol Scheduler: AnyObject {
    /// The time since a fixed moment.
    var now: Duration { get }

    /// Runs `action` as soon as possible, perhaps before this returns.
    ///
    /// The returned disposable cancels it if it hasn't begun.
    func schedule(_ action: @escaping () -> Void) -> any Disposable

    /// Runs `action` after some time; the returned disposable cancels it if it hasn't begun.
    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable
}

extension VirtualClock.Work: Disposable {
    package func dispose() { cancel() }
}
