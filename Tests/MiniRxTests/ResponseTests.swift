import MiniRx
import TestEnvironment
import Testing

/// What an observer emits in response comes after the element that it responds to, for all of them.
///
/// RxSwift delivers it first: with three observers `A1 A2 B2 C2 B1 C1`, so that the later ones end
/// with the older element.
struct ResponseTests {
    private let trace = Trace()
    private let bag = DisposeBag()

    /// A source that emits when told to.
    struct Source: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// Returns a sequence and what emits into it.
        let make: @Sendable () -> (Observable<Int>, AnyObserver<Int>)
        /// What a new observer receives first.
        var initial: [Int] = []

        static let all = [
            Source(testDescription: "PublishSubject") { subject(PublishSubject()) },
            Source(testDescription: "ReplaySubject") {
                subject(ReplaySubject.create(bufferSize: 1))
            },
            Source(
                testDescription: "BehaviorSubject", make: { subject(BehaviorSubject(value: 0)) },
                initial: [0]),
            Source(testDescription: "PublishRelay") { relay(PublishRelay()) },
            Source(
                testDescription: "BehaviorRelay", make: { relay(BehaviorRelay(value: 0)) },
                initial: [0]),
            Source(testDescription: "share") { shared { $0.share() } },
            Source(testDescription: "share(replay:)") { shared { $0.share(replay: 1) } },
        ]

        private static func subject(_ subject: Subject<Int>) -> (Observable<Int>, AnyObserver<Int>)
        {
            (subject, subject.asObserver())
        }

        private static func relay(_ relay: Relay<Int>) -> (Observable<Int>, AnyObserver<Int>) {
            (relay, AnyObserver { event in event.element.map(relay.accept) })
        }

        private static func shared(_ share: (Observable<Int>) -> Observable<Int>) -> (
            Observable<Int>, AnyObserver<Int>
        ) {
            let source = NestingSource<Int>()
            return (share(source), source.asObserver())
        }
    }

    @Test(arguments: Source.all)
    func allObserversSeeOneOrder(source: Source) {
        let (sequence, observer) = source.make()
        let names = ["A", "B", "C"]
        for name in names {
            sequence.subscribe(onNext: { [trace] value in
                trace.note("\(name)\(value)")
                // Each of them responds; the middle one twice.
                if value == 1 { observer.onNext(name == "B" ? 3 : 2) }
                if value == 1 && name == "B" { observer.onNext(4) }
            }).disposed(by: bag)
        }
        trace.entries = []
        observer.onNext(1)
        let order = [1, 2, 3, 4, 2]
        expect(trace.entries, order.flatMap { value in names.map { "\($0)\(value)" } })
    }

    @Test(arguments: Source.all)
    func anObserverFinishesAnElementBeforeTheNext(source: Source) {
        let (sequence, observer) = source.make()
        sequence.subscribe(onNext: { [trace] value in
            trace.note("<\(value)")
            if value < 2 { observer.onNext(value + 1) }
            trace.note("\(value)>")
        }).disposed(by: bag)
        if source.initial.isEmpty { observer.onNext(0) }
        expect(trace.text, "<0 0> <1 1> <2 2>")
    }

    @Test(arguments: Source.all)
    func anEndInResponseIsTheLast(source: Source) {
        let (sequence, observer) = source.make()
        for name in ["A", "B"] {
            sequence.subscribe(
                onNext: { [trace] value in
                    trace.note("\(name)\(value)")
                    if value == 1 && name == "A" {
                        observer.onNext(2)
                        observer.onCompleted()
                        observer.onNext(3)
                    }
                }, onCompleted: { [trace] in trace.note("\(name)done") }
            ).disposed(by: bag)
        }
        trace.entries = []
        observer.onNext(1)
        let isRelay = source.testDescription.hasSuffix("Relay")
        expect(
            trace.text, (isRelay ? "A1 B1 A2 B2 A3 B3" : "A1 B1 A2 B2 Adone Bdone"))
    }

    @Test func theValueIsTheLastThatWasSet() throws {
        let relay = BehaviorRelay(value: 0)
        let subject = BehaviorSubject(value: 0)
        relay.subscribe(onNext: { [trace] value in
            if value == 1 {
                relay.accept(relay.value + 1)
                relay.accept(relay.value + 1)
                trace.note("relay \(relay.value)")
            }
        }).disposed(by: bag)
        relay.accept(1)
        subject.subscribe(onNext: { [trace] value in
            if value == 1 {
                subject.onNext(2)
                trace.note("subject \((try? subject.value()) ?? -1)")
            }
        }).disposed(by: bag)
        subject.onNext(1)
        expect(trace.text, "relay 3 subject 2")
        expect(relay.value, 3)
        try expect(subject.value(), 2)
    }

    /// It begins with the element that is being delivered, and receives each once.
    @Test(arguments: [true, false])
    func anObserverThatComesWhileAResponseWaits(isReplayed: Bool) {
        let relay = BehaviorRelay(value: 0)
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        let source = isReplayed ? subject.asObservable() : relay.asObservable()
        let emit: (Int) -> Void = { isReplayed ? subject.onNext($0) : relay.accept($0) }
        let second = SerialDisposable()
        source.subscribe(onNext: { [trace] value in
            trace.note("A\(value)")
            if value == 1 {
                emit(2)
                second.disposable = source.subscribe(into: trace, "B")
            }
        }).disposed(by: bag)
        trace.entries = []
        emit(1)
        expect(trace.text, "A1 B1 A2 B2")
        second.dispose()
    }

    /// What is emitted while a relay tells a new observer its value reaches the others too.
    @Test func aResponseToTheFirstValueReachesAll() {
        let relay = BehaviorRelay(value: 0)
        relay.subscribe(into: trace, "A").disposed(by: bag)
        relay.subscribe(onNext: { [trace] value in
            if value == 0 { relay.accept(1) }
            trace.note("B\(value)")
        }).disposed(by: bag)
        expect(trace.text, "A0 B0 A1 B1")
    }

    @Test func responsesThatNobodyHearsAreFreed() {
        // An observer that leaves misses the response.
        do {
            let subject = PublishSubject<Int>()
            let place = SerialDisposable()
            subject.subscribe(onNext: { value in
                if value == 1 {
                    subject.onNext(2)
                    place.dispose()
                }
            }).disposed(by: bag)
            place.disposable = subject.subscribe(into: trace)
            subject.onNext(1)
            expect(trace.text, "disposed")
            expect(subject.hasObservers)
        }
        // Responses of a freed subject are freed. Nobody waits for a subject that is freed while it
        // emits.
        do {
            trace.entries = []
            var subject: PublishSubject<Tracked>? = PublishSubject()
            let subscription = subject?.subscribe(onNext: { [trace] tracked in
                if tracked.name == "first" { subject?.onNext(Tracked(trace, "second")) }
            })
            subject?.onNext(Tracked(trace, "first"))
            subscription?.dispose()
            expect(trace.text, "second freed first freed")
            subject = nil
        }
    }

    /// Leaving from the end, where a search would pass all others; as long as others stay.
    ///
    /// Steps in the square of this number would take minutes.
    @Test(.timeLimit(.minutes(1)), arguments: [false, true])
    func unsubscribingInAnyOrderIsLinear(isReversed: Bool) {
        let subject = PublishSubject<Int>()
        var count = 0
        let subscriptions = (0..<100_000).map { _ in
            subject.subscribe(onNext: { _ in count += 1 })
        }
        let last = subject.subscribe(onNext: { _ in count += 1 })
        subject.onNext(1)
        expect(count, 100_001)
        if isReversed {
            for subscription in subscriptions.reversed() { subscription.dispose() }
        } else {
            var dice = Dice(seed: 1)
            for subscription in subscriptions.shuffled(using: &dice) { subscription.dispose() }
        }
        expect(subject.hasObservers)
        count = 0
        subject.onNext(1)
        expect(count, 1)
        last.dispose()
        expect(!subject.hasObservers)
    }
}
