public import Dispatch

/// Runs work on a background queue: what the serial and the concurrent scheduler have in common.
///
/// Its work is `@Sendable`: `observe(on:)` with it gives a `ConcurrentObservable`, whose elements
/// arrive one after another, in order, also if the queue is concurrent.
///
/// `@unchecked Sendable` because it is not final: its only state is a constant queue, and its two
/// subclasses, both final and in this file, add none.
public class DispatchQueueScheduler: ConcurrentScheduler, @unchecked Sendable {
    /// Where the work runs.
    public final let queue: DispatchQueue

    init(on queue: DispatchQueue) { self.queue = queue }

    /// The time passed since the machine started.
    public final var now: Duration { DispatchQueue.now }

    /// Runs `action` on the queue; the result cancels it if it has not begun.
    public final func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        WorkInterception.current?.refuse("\(type(of: self)).schedule(_:)")
        let work = ScheduledWork(action)
        queue.async { work.run() }
        return work
    }

    /// Runs `action` on the queue after some time; the result cancels it if it has not begun.
    public final func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void)
        -> any Disposable
    {
        WorkInterception.current?.refuse("\(type(of: self)).schedule(after:_:)")
        let work = ScheduledWork(action)
        queue.schedule(work, after: delay)
        return work
    }
}

/// Runs work one after another on a background queue.
///
/// ```swift
/// let background = SerialDispatchQueueScheduler(internalSerialQueueName: "parsing")
/// ```
public final class SerialDispatchQueueScheduler: DispatchQueueScheduler, @unchecked Sendable {
    /// A scheduler on a queue of its own, with this label.
    public init(internalSerialQueueName: String, qos: DispatchQoS = .default) {
        super.init(on: DispatchQueue(label: internalSerialQueueName, qos: qos))
    }

    /// A scheduler on a queue of its own.
    public convenience init(qos: DispatchQoS) {
        self.init(internalSerialQueueName: "MiniRx.serial", qos: qos)
    }

    /// A scheduler that works one after another on a queue of yours, which may be concurrent.
    public init(queue: DispatchQueue, internalSerialQueueName: String) {
        super.init(on: DispatchQueue(label: internalSerialQueueName, target: queue))
    }
}

/// Runs work on a concurrent background queue.
public final class ConcurrentDispatchQueueScheduler: DispatchQueueScheduler, @unchecked Sendable {
    /// A scheduler on the global queue of a priority.
    public init(qos: DispatchQoS = .default) { super.init(on: .global(qos: qos.qosClass)) }

    /// A scheduler on a queue of yours.
    public init(queue: DispatchQueue) { super.init(on: queue) }
}
