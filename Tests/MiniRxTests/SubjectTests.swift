import MiniRx
import Testing

struct SubjectTests {
    @Test func aSubscriberAddedDuringAnEmissionMissesItOrGetsTheValueOnce() {
        // A subscriber added during an emission misses it.
        do {
            let subject = PublishSubject<Int>()
            let trace = Trace()
            let bag = DisposeBag()
            subject.subscribe(onNext: { value in
                trace.note("A\(value)")
                if value == 1 { subject.subscribe(into: trace, "B").disposed(by: bag) }
            }).disposed(by: bag)
            subject.onNext(1)
            subject.onNext(2)
            #expect(trace.text == "A1 A2 B2")
            bag.dispose()
        }
        // A relay replays once to a subscriber added during an emission.
        do {
            let relay = BehaviorRelay(value: 0)
            let trace = Trace()
            let bag = DisposeBag()
            relay.subscribe(onNext: { value in
                if value == 1 { relay.subscribe(into: trace, "B").disposed(by: bag) }
            }).disposed(by: bag)
            relay.accept(1)
            #expect(trace.text == "B1")
            bag.dispose()
        }
    }

    /// Growing moves the observers to new slots while an emission iterates over the old ones.
    @Test(arguments: [0, 1, 2, 5, 40])
    func aLaterSubscriberDisposedDuringAnEmissionGetsNothing(added: Int) {
        let subject = PublishSubject<Int>()
        let trace = Trace()
        let bag = DisposeBag()
        let later = SerialDisposable()
        subject.subscribe(onNext: { _ in
            for _ in 0..<added { subject.subscribe(onNext: { _ in }).disposed(by: bag) }
            later.dispose()
        }).disposed(by: bag)
        later.disposable = subject.map { trace.note("mapped \($0)") }.subscribe(into: trace)
        subject.onNext(1)
        #expect(trace.text == "disposed")
        bag.dispose()
    }

    @Test func deliveryIsInOrderOfSubscriptionAfterChurn() {
        let subject = PublishSubject<Int>()
        let trace = Trace()
        var subscriptions: [any Disposable] = []
        for index in 0..<20 { subscriptions.append(subject.subscribe(into: trace, "\(index):")) }
        for index in stride(from: 0, to: 20, by: 3) { subscriptions[index].dispose() }
        for index in 20..<40 { subscriptions.append(subject.subscribe(into: trace, "\(index):")) }
        trace.entries = []
        subject.onNext(7)
        let alive = (0..<40).filter { $0 >= 20 || !$0.isMultiple(of: 3) }
        #expect(trace.entries == alive.map { "\($0):7" })
        for subscription in subscriptions { subscription.dispose() }
        #expect(!subject.hasObservers)
    }

    @Test func aNewSubscriberIsToldTheValueAndTheEnd() throws {
        // After its end a subject emits only its end.
        do {
            let publish = PublishSubject<Int>()
            publish.onCompleted()
            publish.onNext(1)
            #expect(publish.trace() == "done disposed")
            let failed = PublishSubject<Int>()
            failed.onError(TestError())
            failed.onCompleted()
            #expect(failed.trace() == "error disposed")
            let behavior = BehaviorSubject(value: 1)
            behavior.onNext(2)
            behavior.onCompleted()
            #expect(behavior.trace() == "done disposed")
        }
        // Behavior subject has a value.
        do {
            let subject = BehaviorSubject(value: 1)
            subject.onNext(2)
            #expect(try subject.value() == 2)
            #expect(subject.trace() == "2 disposed")
            subject.onError(TestError())
            #expect(throws: TestError.self) { try subject.value() }
        }
        // Replays two and done.
        do {
            let subject = ReplaySubject<Int>.create(bufferSize: 2)
            for value in 1...3 { subject.onNext(value) }
            subject.onCompleted()
            #expect(subject.trace() == "2 3 done disposed")
        }
    }

    @Test(arguments: [0, 1, 2, 3, 7])
    func replaySubjectRepeatsTheLastElements(limit: Int) {
        let subject = ReplaySubject<Int>.create(bufferSize: limit)
        for value in 1...6 { subject.onNext(value) }
        let kept = (1...6).suffix(limit).map { "\($0)" }
        #expect(subject.trace() == (kept + ["disposed"]).joined(separator: " "))
        subject.onCompleted()
        #expect(subject.trace() == (kept + ["done", "disposed"]).joined(separator: " "))
    }

    @Test func bindingToARelayDropsCompletionButSubscribingASubjectForwardsIt() {
        let relay = BehaviorRelay(value: 0)
        let published = PublishRelay<Int>()
        let optional = BehaviorRelay<Int?>(value: nil)
        let trace = Trace()
        let subscriptions = [
            relay.subscribe(into: trace, "r"), published.subscribe(into: trace, "p"),
        ]
        Observable.of(1, 2).bind(to: relay).dispose()
        Observable.of(3).bind(to: published).dispose()
        Observable.of(4).bind(to: optional).dispose()
        #expect(trace.text == "r0 r1 r2 p3")
        #expect(optional.value == 4)
        let subject = PublishSubject<Int>()
        let forwarded = Trace()
        let subscription = subject.subscribe(into: forwarded)
        Observable.of(1).subscribe(subject).dispose()
        #expect(forwarded.text == "1 done disposed")
        subscription.dispose()
        for subscription in subscriptions { subscription.dispose() }
    }

    @Test func theSequenceOfASubjectOrRelayCannotEmit() {
        let sources: [any ObservableConvertible<Int>] = [
            PublishSubject<Int>(), BehaviorSubject(value: 0), ReplaySubject<Int>.createUnbounded(),
            PublishRelay<Int>(), BehaviorRelay(value: 0),
        ]
        for source in sources {
            let sequence: AnyObject = source.asObservable()
            #expect(!(sequence is Relay<Int>) && !(sequence is any Observer))
        }
    }

    @Test func aSubjectFreedBeforeItsSubscriptionsLeaksNothing() {
        let trace = Trace()
        var subject: PublishSubject<Int>? = PublishSubject()
        var relay: BehaviorRelay<Int>? = BehaviorRelay(value: 0)
        var tracked: Tracked? = Tracked(trace, "capture")
        let subscriptions = [
            subject!.map { [tracked] _ in tracked }.subscribe(onNext: { _ in }),
            relay!.map { [tracked] _ in tracked }.subscribe(onNext: { _ in }),
        ]
        tracked = nil
        subject = nil
        #expect(trace.text == "")
        relay = nil
        #expect(trace.text == "capture freed")
        withExtendedLifetime(subscriptions) {}
    }
}
