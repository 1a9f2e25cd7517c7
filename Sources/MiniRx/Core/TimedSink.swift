/// A stage that emits at times set by a scheduler, even after its source has ended: it owns its
/// subscription.
class TimedSink<Input, Output>: BoundarySink<Input> {
    final let downstream: Sink<Output>
    final let dueTime: Duration
    final let scheduler: any Scheduler
    /// Guards the state of subclasses; held while they emit.
    final let lock = RecursiveLock()
    private final let wakeUp = SerialDisposable()
    /// Guarded by the lock; a timer of an earlier one, cancelled too late or not at all, does nothing.
    final var generation = 0

    init(_ downstream: Sink<Output>, dueTime: Duration, scheduler: any Scheduler) {
        self.downstream = downstream
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init()
        downstream.subscription.add(ClosureResource(wakeUp.dispose))
        attach(to: downstream)
    }

    final override func next(_ element: Input) {
        lock.withLock {
            if !subscription.isStopped { received(element) }
        }
    }

    /// Called with an element; the lock is held.
    func received(_ element: Input) {}

    final override func sourceEnded(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        subscription.dispose()
        lock.withLock { ended(error) }
    }

    /// Called at the end of the source; the lock is held.
    func ended(_ error: (any Error)?) {}

    /// Schedules `wake()`, replacing an earlier schedule; the lock is held.
    final func wake(after delay: Duration) {
        generation += 1
        let mine = generation
        wakeUp.hold { scheduler.schedule(after: delay) { [self] in timeIsUp(mine) } }
    }

    private func timeIsUp(_ mine: Int) {
        lock.withLock {
            if mine == generation && !downstream.isClosed { wake() }
        }
    }

    /// Called at the due time; the lock is held.
    func wake() {}
}
