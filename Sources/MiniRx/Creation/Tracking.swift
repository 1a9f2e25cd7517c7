import Observation

extension Observable {
    /// What a closure reads from `@Observable` models: at once, and again after every change.
    ///
    /// All the changes of one turn make one element. Reading and registering for the next change are
    /// one step of the caller's actor, which the models belong to, so that no change is missed. The
    /// models keep what observes them, not the other way round.
    ///
    /// - `read`: called in that isolation.
    public static func tracking(
        isolation: isolated any Actor = #isolation, _ read: @escaping () -> Element
    ) -> Observable<Element> {
        let actor = isolation
        return ClosureSource(mayLoop: false) { sink in
            let tracker = Tracker(sink, actor, read)
            sink.subscription.add(ClosureResource { [weak tracker] in tracker?.stop() })
            tracker.track()
        }
    }
}

/// Reads, and waits for a change.
///
/// `@unchecked Sendable`: it reads on the actor only; the lock guards what disposal, on any thread,
/// takes away.
private final class Tracker<Element>: @unchecked Sendable {
    private let actor: any Actor
    private let lock = Lock()
    private var work: (sink: Sink<Element>, read: () -> Element)?

    init(_ sink: Sink<Element>, _ actor: any Actor, _ read: @escaping () -> Element) {
        self.actor = actor
        work = (sink, read)
    }

    func track() {
        guard let (sink, read) = lock.withLock({ work }) else { return }
        // Called before the change is made: it is read a turn later, with all that follow.
        let element = withObservationTracking(read) { [self] in
            IsolationContext.enqueue(on: actor, ScheduledWork { self.track() })
        }
        if !sink.subscription.isStopped { sink.next(element) }
    }

    func stop() {
        let work = lock.withLock {
            defer { self.work = nil }
            return self.work
        }
        withExtendedLifetime(work) {}
    }
}
