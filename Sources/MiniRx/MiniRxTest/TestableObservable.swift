public import MiniRx

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
    init(hot events: [Recorded<Event<Element>>], _ scheduler: TestScheduler) {
        let log = SubscriptionLog(scheduler.virtualClock)
        // Not a subject of elements: a script may continue after the end, to test how operators
        // react.
        let relay = PublishRelay<Event<Element>>()
        for event in events { scheduler.scheduleAt(event.time) { relay.accept(event.value) } }
        recordedEvents = events
        self.log = log
        super.init { observer in
            let subscription = relay.subscribe(onNext: { observer.on($0) })
            return Disposables.create(subscription, Disposables.create(with: log.enter()))
        }
    }

    /// Creates a sequence whose events have times relative to each subscription.
    init(cold events: [Recorded<Event<Element>>], _ scheduler: TestScheduler) {
        let log = SubscriptionLog(scheduler.virtualClock)
        recordedEvents = events
        self.log = log
        super.init { observer in
            let leave = log.enter()
            let scheduled = events.map { event in
                scheduler.scheduleRelative(event.time) { observer.on(event.value) }
            }
            return Disposables.create {
                for work in scheduled { work.dispose() }
                leave()
            }
        }
    }
}

/// Records when subscriptions began and ended.
private final class SubscriptionLog {
    private(set) var subscriptions: [Subscription] = []
    private let clock: VirtualClock

    init(_ clock: VirtualClock) { self.clock = clock }

    /// Records the start of a subscription; the returned closure records its end.
    func enter() -> () -> Void {
        let index = subscriptions.count
        subscriptions.append(Subscription(clock.now))
        return { [self] in
            let begin = subscriptions[index].subscribe
            subscriptions[index] = Subscription(begin, clock.now)
        }
    }
}
