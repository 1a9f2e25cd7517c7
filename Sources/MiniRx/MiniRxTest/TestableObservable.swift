public import MiniRx
import TableauPlatform

/// A sequence with scripted events that records its subscriptions, made by a `TestScheduler`.
public final class TestableObservable<Element>: AnonymousObservable<Element> {
    /// Every subscription so far, in order.
    public var subscriptions: [Subscription] { log.value }
    /// The scripted events.
    public let recordedEvents: [Recorded<Event<Element>>]

    private let log: ConcurrentRelay<[Subscription]>

    /// Creates a sequence whose events have absolute times and happen with or without observers.
    convenience init(hot events: [Recorded<Event<Element>>], _ scheduler: TestScheduler) {
        // Not a subject of elements: a script may continue after the end, to test how operators
        // react.
        let relay = PublishRelay<Event<Element>>()
        for event in events { scheduler.scheduleAt(event.time) { relay.accept(event.value) } }
        self.init(events, scheduler) { observer in
            relay.subscribe(onNext: { observer.on($0) })
        }
    }

    /// Creates a sequence whose events have times relative to each subscription.
    convenience init(cold events: [Recorded<Event<Element>>], _ scheduler: TestScheduler) {
        self.init(events, scheduler) { observer in
            Disposables.create(
                events.map { event in
                    scheduler.scheduleRelative(event.time) { observer.on(event.value) }
                })
        }
    }

    private init(
        _ events: [Recorded<Event<Element>>], _ scheduler: TestScheduler,
        _ connect: @escaping (AnyObserver<Element>) -> any Disposable
    ) {
        let log = ConcurrentRelay<[Subscription]>(value: [])
        let clock = scheduler.virtualClock
        recordedEvents = events
        self.log = log
        super.init { observer in
            let index = log.value.count
            log.update { $0.append(Subscription(clock.now)) }
            let leaving = Disposables.create {
                log.update { $0[index] = Subscription($0[index].subscribe, clock.now) }
            }
            return Disposables.create(connect(observer), leaving)
        }
    }
}
