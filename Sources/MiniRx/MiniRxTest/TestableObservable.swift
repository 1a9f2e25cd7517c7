public import MiniRx

/// A sequence that a test wrote down, and the record of who subscribed when.
///
/// Made by a `TestScheduler`.
///
/// ```swift
/// let xs = scheduler.createHotObservable([.next(210, 1), .completed(250)])
/// // ... subscribe, start, then:
/// xs.subscriptions  // [Subscription(200, 250)]
/// ```
public final class TestableObservable<Element>: AnonymousObservable<Element> {
    /// Every subscription so far, in order.
    public var subscriptions: [Subscription] { log.subscriptions }
    /// What was written down.
    public let recordedEvents: [Recorded<Event<Element>>]

    private let log: SubscriptionLog

    /// A sequence whose events have absolute times and happen whether anybody listens or not.
    init(hot events: [Recorded<Event<Element>>], _ scheduler: TestScheduler) {
        let log = SubscriptionLog(scheduler.virtualClock)
        // Not a subject: a script may go on after its end, to test what operators make of that.
        let observers = ObserverRegistry<Element>()
        for event in events {
            scheduler.scheduleAt(event.time) { observers.send(event.value) }
        }
        recordedEvents = events
        self.log = log
        super.init { observer in
            let key = observers.add(observer)
            let leave = log.enter()
            return Disposables.create {
                observers.remove(key)
                leave()
            }
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

/// Who is subscribed to a hot sequence.
private final class ObserverRegistry<Element> {
    private var observers: [(key: Int, observer: AnyObserver<Element>)] = []
    private var nextKey = 0

    func add(_ observer: AnyObserver<Element>) -> Int {
        nextKey += 1
        observers.append((nextKey, observer))
        return nextKey
    }

    func remove(_ key: Int) { observers.removeAll { $0.key == key } }

    func send(_ event: Event<Element>) {
        for (_, observer) in observers { observer.on(event) }
    }
}

/// When subscriptions began and ended.
private final class SubscriptionLog {
    private(set) var subscriptions: [Subscription] = []
    private let clock: VirtualClock

    init(_ clock: VirtualClock) {
        self.clock = clock
    }

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
