public import Dispatch

/// Runs work one after another on a background queue.
///
/// ```swift
/// let background = SerialDispatchQueueScheduler(internalSerialQueueName: "parsing")
/// ```
///
/// Its work is `@Sendable`: `observe(on:)` with it gives a `ConcurrentObservable`.
public final class SerialDispatchQueueScheduler: ConcurrentScheduler {
    /// Where the work runs.
    public let queue: DispatchQueue

    /// A scheduler on a queue of its own.
    ///
    /// - Parameters:
    ///   - internalSerialQueueName: the queue's label.
    ///   - qos: the queue's priority.
    public init(internalSerialQueueName: String, qos: DispatchQoS = .default) {
        queue = DispatchQueue(label: internalSerialQueueName, qos: qos)
    }

    /// A scheduler on a queue of its own.
    ///
    /// - Parameter qos: the queue's priority.
    public convenience init(qos: DispatchQoS) {
        self.init(internalSerialQueueName: "MiniRx.serial", qos: qos)
    }

    /// A scheduler that works one after another on a queue of yours, which may be concurrent.
    ///
    /// - Parameters:
    ///   - queue: where the work runs in the end.
    ///   - internalSerialQueueName: the label of the serial queue on top of it.
    public init(queue: DispatchQueue, internalSerialQueueName: String) {
        self.queue = DispatchQueue(label: internalSerialQueueName, target: queue)
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
