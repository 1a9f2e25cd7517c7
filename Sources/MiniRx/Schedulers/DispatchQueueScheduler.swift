public import Dispatch

/// The base class of the serial and the concurrent scheduler on background queues.
///
/// Its work is `@Sendable`: `observe(on:)` with it returns a `ConcurrentObservable`, whose elements
/// arrive one at a time and in order, even on a concurrent queue.
///
/// `@unchecked Sendable` because it is not final: its only state is a constant queue, and its two
/// subclasses, both final and in this file, add none.
public class DispatchQueueScheduler: ConcurrentScheduler, @unchecked Sendable {
    /// The queue that runs the work.
    public final let queue: DispatchQueue

    init(on queue: DispatchQueue) { self.queue = queue }

    /// The time since the machine started.
    public final var now: Duration { DispatchQueue.now }

    /// Runs `action` on the queue; the returned disposable cancels it if it hasn't begun.
    public final func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        WorkInterception.current?.refuse("\(type(of: self)).schedule(_:)")
        return queue.schedule(action)
    }

    /// Runs `action` on the queue after some time, unless the returned disposable cancels it before.
    public final func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void)
        -> any Disposable
    {
        WorkInterception.current?.refuse("\(type(of: self)).schedule(after:_:)")
        return queue.schedule(after: delay, action)
    }
}

/// Runs work on a background queue, one piece at a time.
public final class SerialDispatchQueueScheduler: DispatchQueueScheduler, @unchecked Sendable {
    // `@unchecked Sendable` as its superclass, to which it adds no state.

    /// Creates a scheduler with a new queue that has a label.
    public init(internalSerialQueueName: String = "MiniRx.serial", qos: DispatchQoS = .default) {
        super.init(on: DispatchQueue(label: internalSerialQueueName, qos: qos))
    }

    /// Creates a serial scheduler on an existing queue, which may be concurrent.
    public init(queue: DispatchQueue, internalSerialQueueName: String) {
        super.init(on: DispatchQueue(label: internalSerialQueueName, target: queue))
    }
}

/// Runs work on a concurrent background queue.
public final class ConcurrentDispatchQueueScheduler: DispatchQueueScheduler, @unchecked Sendable {
    // `@unchecked Sendable` as its superclass, to which it adds no state.

    /// Creates a scheduler on the global queue of a quality of service.
    public init(qos: DispatchQoS = .default) { super.init(on: .global(qos: qos.qosClass)) }

    /// Creates a scheduler on an existing queue.
    public init(queue: DispatchQueue) { super.init(on: queue) }
}
