import Dispatch
import Synchronization

/// Runs work on the main queue, where the main actor lives.
///
/// As a `Scheduler` it exists in `@MainActor` code only: elsewhere its plain closures would leave
/// their isolation, and the program does not compile.
public final class MainScheduler: Sendable {
    /// Runs work at once when called on the main queue with nothing waiting, else in turn.
    public static let instance = MainScheduler(isAlwaysAsync: false)
    /// Never runs work before `schedule` returns.
    public static let asyncInstance = MainScheduler(isAlwaysAsync: true)

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private let isAlwaysAsync: Bool
    /// How much work is running or waiting.
    private let pending = Atomic<Int>(0)

    /// A scheduler that waits for its own work only; tests take one, programs share ``instance``.
    package init(isAlwaysAsync: Bool) { self.isAlwaysAsync = isAlwaysAsync }

    /// Whether the caller runs on the main queue.
    ///
    /// `Thread.isMainThread` answers wrongly for a program with an asynchronous `main` on Linux:
    /// there the main queue outlives the main thread.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    /// Runs work; the caller vouches that it belongs to the main actor, whatever the thread.
    func run(_ action: @escaping () -> Void) -> any Disposable {
        let waiting = pending.add(1, ordering: .acquiringAndReleasing).oldValue
        if waiting == 0, !isAlwaysAsync, Self.isCurrent {
            action()
            pending.subtract(1, ordering: .acquiringAndReleasing)
            return Disposables.create()
        }
        let work = ScheduledWork(action)
        DispatchQueue.main.async {
            work.run()
            self.pending.subtract(1, ordering: .acquiringAndReleasing)
        }
        return work
    }
}

extension MainScheduler: @MainActor Scheduler {
    /// The time passed since the machine started.
    public nonisolated var now: Duration { DispatchQueue.now }

    /// Runs `action` on the main queue: at once if the main queue is current and nothing waits
    /// (unless this is `asyncInstance`), else in turn.
    @MainActor
    public func schedule(_ action: @escaping () -> Void) -> any Disposable {
        WorkInterception.current?.refuse("MainScheduler.schedule(_:)")
        return run(action)
    }

    /// Runs `action` on the main queue after some time.
    @MainActor
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        WorkInterception.current?.refuse("MainScheduler.schedule(after:_:)")
        let work = ScheduledWork(action)
        DispatchQueue.main.schedule(work, after: delay)
        return work
    }
}

extension Scheduler where Self == MainScheduler {
    /// `MainScheduler.instance`.
    public static var main: MainScheduler { .instance }
}
