public import MiniRx
import TableauPlatform

/// A sequence with scripted events that records its subscriptions.
///
/// Create one with a `TestScheduler`.
public final class TestableObservable<Element>: AnonymousObservable<Element> {
    /// Every subscription so far, in order.
    public var subscriptions: [Subscription] { log.subscriptions }
    /// The scripted events.
    public let recordedEvents: [Recorded<Event<Element>>]

    private let log: SubscriptionLog

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
        let log = SubscriptionLog(scheduler.virtualClock)
        recordedEvents = events
        self.log = log
        super.init { observer in
            let leave = log.enter()
            return Disposables.create(connect(observer), leave)
        }
    }
}

/// Records when subscriptions began and ended.
private final class SubscriptionLog {
    private(set) var subscriptions: [Subscription] = []
    private let clock: VirtualClock<Int>

    init(_ clock: VirtualClock<Int>) { self.clock = clock }

    /// Records the start of a subscription; disposing the result records its end.
    func enter() -> any Disposable {
        let index = subscriptions.count
        subscriptions.append(Subscription(clock.now))
        return Disposables.create { [self] in
            subscriptions[index] = Subscription(subscriptions[index].subscribe, clock.now)
        }
    }
}
