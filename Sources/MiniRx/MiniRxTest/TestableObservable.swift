public import MiniRx
import TableauPlatform

/// A sequence with scripted events that records its subscriptions, made by a `TestScheduler`.
public final class TestableObservable<Element>: AnonymousObservable<Element> {
    /// Every subscription so far, in order.
    public var subscriptions: [Subscription] { log.value }
    /// The scripted events.
    public let recordedEvents: [Recorded<Event<Element>>]

    private let log: ConcurrentRelay<[Subscription]>

    init(
        _ events: [Recorded<Event<Element>>], _ clock: VirtualClock<Int>,
        _ connect: @escaping (AnyObserver<Element>) -> any Disposable
    ) {
        let log = ConcurrentRelay<[Subscription]>(value: [])
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
