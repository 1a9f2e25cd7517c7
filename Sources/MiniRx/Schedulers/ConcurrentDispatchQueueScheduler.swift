public import Dispatch

/// Runs work on a concurrent background queue.
///
/// ```swift
/// let background = ConcurrentDispatchQueueScheduler(qos: .utility)
/// ```
///
/// The events of one sequence still arrive one after another, in order.
public final class ConcurrentDispatchQueueScheduler: ConcurrentScheduler {
    /// Where the work runs.
    public let queue: DispatchQueue

    /// A scheduler on the global queue of a priority.
    ///
    /// - Parameter qos: the priority.
    public init(qos: DispatchQoS = .default) {
        queue = .global(qos: qos.qosClass)
    }

    /// A scheduler on a queue of yours.
    ///
    /// - Parameter queue: where the work runs.
    public init(queue: DispatchQueue) {
        self.queue = queue
    }

    /// The time passed since the machine started.
    public var now: Duration { DispatchQueue.now }

    /// Runs `action` on the queue.
    ///
    /// - Parameter action: runs once.
    /// - Returns: cancels the action if it has not begun.
    public func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        let work = ScheduledWork(action)
        queue.async { work.run() }
        return work
    }

    /// Runs `action` on the queue after some time.
    ///
    /// - Parameters:
    ///   - delay: not negative.
    ///   - action: runs once.
    /// - Returns: cancels the action if it has not begun.
    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void)
        -> any Disposable
    {
        let work = ScheduledWork(action)
        queue.schedule(work, after: delay)
        return work
    }
}
