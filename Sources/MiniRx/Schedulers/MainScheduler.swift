import Dispatch
import Synchronization

/// Runs work on the main queue, which executes the main actor.
///
/// It is a `Scheduler` in `@MainActor` code only. Elsewhere its plain closures would leave their
/// isolation, and the program doesn't compile.
public final class MainScheduler: Sendable {
    /// Runs work immediately if called on the main queue while idle, otherwise asynchronously.
    public static let instance = MainScheduler(isAlwaysAsync: false)
    /// Never runs work before `schedule` returns.
    public static let asyncInstance = MainScheduler(isAlwaysAsync: true)

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private let isAlwaysAsync: Bool
    /// The number of running and waiting pieces of work.
    private let pending = Atomic<Int>(0)

    /// Creates a scheduler that waits only for its own work, unlike ``instance``, which is shared.
    package init(isAlwaysAsync: Bool) { self.isAlwaysAsync = isAlwaysAsync }

    /// Whether the caller runs on the main queue.
    ///
    /// `Thread.isMainThread` is wrong in a program with an asynchronous `main` on Linux: there the
    /// main queue outlives the main thread.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    /// Runs work; the caller guarantees that it belongs to the main actor, whatever the thread.
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
    /// The time since the machine started.
    public nonisolated var now: Duration { DispatchQueue.now }

    /// Runs `action` on the main queue: immediately if that is current and no work is waiting, unless
    /// this is `asyncInstance`.
    @MainActor
    public func schedule(_ action: @escaping () -> Void) -> any Disposable {
        WorkInterception.current?.refuse("MainScheduler.schedule(_:)")
        return run(action)
    }

    /// Runs `action` on the main queue after some time.
    @MainActor
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        WorkInterception.current?.refuse("MainScheduler.schedule(after:_:)")
        return DispatchQueue.main.schedule(after: delay, action)
    }
}

extension Scheduler where Self == MainScheduler {
    /// The shared instance, `MainScheduler.instance`.
    public static var main: MainScheduler { .instance }
}
