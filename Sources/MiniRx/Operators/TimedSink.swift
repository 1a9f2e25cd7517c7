/// A stage that emits at a scheduler's time, also after its source has ended: it owns its
/// subscription.
class TimedSink<Input, Output>: BoundarySink<Input> {
    final let downstream: Sink<Output>
    final let dueTime: Duration
    final let scheduler: any Scheduler
    /// Guards what subclasses keep; held while they emit.
    final let lock = RecursiveLock()
    private final let wakeUp = SerialDisposable()
    private final var generation = 0

    init(_ downstream: Sink<Output>, _ dueTime: Duration, _ scheduler: any Scheduler) {
        self.downstream = downstream
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init()
        downstream.subscription.add(DisposableResource(wakeUp))
        attach(to: downstream)
    }

    /// Calls `wake()` after some time, instead of at the time said before; the lock is held.
    final func wake(after delay: Duration) {
        generation += 1
        let mine = generation
        wakeUp.hold {
            scheduler.schedule(after: delay) { [self] in
                lock.lock()
                // A timer that was cancelled too late finds a newer one.
                if mine == generation && !downstream.isClosed { wake() }
                lock.unlock()
            }
        }
    }

    /// The due time is reached; the lock is held.
    func wake() {}
}
