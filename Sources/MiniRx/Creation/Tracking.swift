import Observation

extension Observable {
    /// Creates a sequence of what a closure reads of `@Observable` models, updated after each change.
    ///
    /// All changes of one turn produce one element. Reading and registering for the next change
    /// happen in one step on the caller's actor, which owns the models, so that no change is
    /// missed. The models retain the observation, not the other way round.
    ///
    /// - `read`: called in that isolation.
    public static func tracking(
        isolation: isolated any Actor = #isolation, _ read: @escaping () -> Element
    ) -> Observable<Element> {
        let actor = isolation
        return ClosureSource(mayLoop: false) { sink in
            let tracker = Tracker(sink, on: actor, read: read)
            sink.subscription.add(ClosureResource { [weak tracker] in tracker?.stop() })
            tracker.track()
        }
    }
}

/// Reads the value and waits for a change.
///
/// `@unchecked Sendable`: it reads on the actor only, and the lock guards the state that disposal
/// clears on any thread.
private final class Tracker<Element>: @unchecked Sendable {
    private let actor: any Actor
    private let lock = Lock()
    private var work: (sink: Sink<Element>, read: () -> Element)?

    init(_ sink: Sink<Element>, on actor: any Actor, read: @escaping () -> Element) {
        self.actor = actor
        work = (sink, read)
    }

    func track() {
        guard let (sink, read) = lock.withLock({ work }) else { return }
        // Called before the change is made, so it reads a turn later, with all changes up to then.
        let element = withObservationTracking(read) { [self] in
            IsolationContext.enqueue(on: actor, ScheduledWork { self.track() })
        }
        if !sink.subscription.isStopped { sink.next(element) }
    }

    func stop() {
        // Released outside the lock.
        withExtendedLifetime(lock.withLock { work.take() }) {}
    }
}
