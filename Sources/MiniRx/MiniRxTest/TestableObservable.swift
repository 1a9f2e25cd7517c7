public import MiniRx

/// A sequence that a test wrote down, and the record of who subscribed when.
///
/// Made by a `TestScheduler`.
public final class TestableObservable<Element>: AnonymousObservable<Element> {
    /// Every subscription so far, in order.
    public var subscriptions: [Subscription] { log.subscriptions }
    /// What was written down.
    public let recordedEvents: [Recorded<Event<Element>>]

    private let log: SubscriptionLog

    /// A sequence whose events have absolute times and happen whether anybody listens or not.
    init(hot events: [Recorded<Event<Element>>], _ scheduler: TestScheduler) {
        let log = SubscriptionLog(scheduler.virtualClock)
        // Not a subject of elements: a script may go on after its end, to test what operators make of that.
        let relay = PublishRelay<Event<Element>>()
        for event in events { scheduler.scheduleAt(event.time) { relay.accept(event.value) } }
        recordedEvents = events
        self.log = log
        super.init { observer in
            let subscription = relay.subscribe(onNext: { observer.on($0) })
            return Disposables.create(subscription, Disposables.create(with: log.enter()))
        }
    }

    /// A sequence whose events have times relative to each subscription.
    init(cold events: [Recorded<Event<Element>>], _ scheduler: TestScheduler) {
        let log = SubscriptionLog(scheduler.virtualClock)
        recordedEvents = events
        self.log = log
        super.init { observer in
            let leave = log.enter()
            let scheduled = events.map { event in
                scheduler.scheduleAt(scheduler.clock + event.time) { observer.on(event.value) }
            }
            return Disposables.create {
                for work in scheduled { work.dispose() }
                leave()
            }
        }
    }
}

/// When subscriptions began and ended.
private final class SubscriptionLog {
    private(set) var subscriptions: [Subscription] = []
    private let clock: VirtualClock

    init(_ clock: VirtualClock) { self.clock = clock }

    /// Notes that one begins; the result notes its end.
    func enter() -> () -> Void {
        let index = subscriptions.count
        subscriptions.append(Subscription(clock.now))
        return { [self] in
            let begin = subscriptions[index].subscribe
            subscriptions[index] = Subscription(begin, clock.now)
        }
    }
}
