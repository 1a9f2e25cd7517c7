import MiniRx
import MiniRxTest
import TestEnvironment
import Testing

/// Behaviour that is defined by RxSwift's.
struct RxSwiftTests {
    private let trace = Trace()

    // MARK: Ends

    @Test func anOperatorThatEndedGetsNoSecondEnd() {
        let scheduler = TestScheduler()
        let hooked: (Observable<Int>) -> Observable<Int> = { [trace] source in
            source.do(
                onError: { _ in trace.note("error") }, onCompleted: { trace.note("done") })
        }
        let ends: [Observable<Int>] = [
            .just(1).take(1), .just(1).map { _ in throw TestError() },
            .just(1).debounce(.seconds(1), scheduler: scheduler).take(1),
            .just(1).throttle(.seconds(1), scheduler: scheduler).take(1),
            .just(1).delay(.seconds(1), scheduler: scheduler).take(1),
            .timer(.seconds(1), scheduler: scheduler).take(1),
            .of(1, 2).reduce(0) { $0 + $1 }.take(1), .of(1, 2).take(while: { $0 < 2 }),
        ]
        for source in ends {
            let subscription = hooked(source).subscribe(onError: { _ in })
            scheduler.start()
            subscription.dispose()
        }
        expect(trace.text, "done error done done done done done done")
    }

    @Test func anOperatorThatFailedIgnoresElementsFromItsObserver() {
        let subject = NestingSource<Int>()
        let subscription =
            subject
            .map { [trace] (value: Int) -> Int in
                trace.note("map\(value)")
                throw TestError()
            }
            .do(onError: { [trace] _ in
                trace.note("error")
                subject.onNext(2)
                subject.onCompleted()
            })
            .subscribe(into: trace)
        subject.onNext(1)
        expect(trace.text, "map1 error error disposed")
        subscription.dispose()
    }

    // MARK: Subjects

    @Test func whatIsEmittedDuringAReplayFollowsIt() {
        // Elements emitted during a replay follow it.
        do {
            let subject = ReplaySubject<String>.create(bufferSize: 2)
            subject.onNext("a")
            subject.onNext("b")
            let subscription = subject.subscribe(onNext: { [trace] element in
                trace.note(element)
                if element == "a" {
                    for next in ["c", "d", "e"] { subject.onNext(next) }
                }
            })
            expect(trace.text, "a b c d e")
            subject.onNext("f")
            subscription.dispose()
            subject.onNext("g")
            expect(trace.text, "a b c d e f")
        }
        // An end during a replay follows it.
        do {
            trace.entries = []
            let subject = ReplaySubject<Int>.createUnbounded()
            for value in 1...3 { subject.onNext(value) }
            let subscription = subject.subscribe(
                onNext: { [trace] in
                    trace.note($0)
                    subject.onNext($0 + 10)
                    subject.onCompleted()
                }, onCompleted: { [trace] in trace.note("done") })
            expect(trace.text, "1 2 3 11 done")
            subscription.dispose()
        }
    }

    // MARK: zip

    @Test func zipPairsWhatItCanAndThenEnds() {
        // Zip ends with an element that cannot be paired.
        do {
            let subject = PublishSubject<Int>()
            var kept: Tracked?
            let subscription = Observable.zip([Observable.of(1), subject]).subscribe(into: trace)
            subject.onNext(5)
            expect(trace.text, "[1, 5]")
            subject.onNext(6)
            expect(trace.text, "[1, 5] done disposed")
            expect(!subject.hasObservers)
            subscription.dispose()
            // Elements that can no longer be paired are not kept, here of three sources.
            let sources = (0..<3).map { _ in PublishSubject<Tracked>() }
            let zip = Observable.zip(sources) { $0.count }.subscribe(into: trace)
            sources[0].onCompleted()
            trace.entries = []
            kept = Tracked(trace, "element")
            sources[1].onNext(kept!)
            kept = nil
            expect(trace.text, "element freed")
            sources[1].onCompleted()
            sources[2].onNext(Tracked(trace, "last"))
            expect(trace.text, "element freed done disposed last freed")
            zip.dispose()
        }
        // Zip pairs elements of completed sources.
        do {
            trace.entries = []
            let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
            let subscription = Observable.zip(first, second) { "\($0)\($1)" }.subscribe(into: trace)
            for value in 1...2 { first.onNext(value) }
            first.onCompleted()
            for value in 1...3 { second.onNext(value) }
            expect(trace.text, "11 22 done disposed")
            subscription.dispose()
        }
    }

    // MARK: Inner sequences

    @Test func concatMapCallsItsSelectorWhenTheElementArrives() {
        let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
        let subscription =
            outer
            .concatMap { [trace] value -> Observable<Int> in
                trace.note("selector\(value)")
                return value == 1 ? inner.asObservable() : .just(value)
            }
            .subscribe(into: trace)
        for value in 1...3 { outer.onNext(value) }
        inner.onCompleted()
        outer.onCompleted()
        expect(trace.text, "selector1 selector2 selector3 2 3 done disposed")
        subscription.dispose()
    }

    // MARK: Disposal

    @Test func subscribeOnLeavesTheSourceThroughItsScheduler() {
        // subscribe(on:) disposes through its scheduler.
        do {
            let scheduler = TestScheduler()
            let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2)])
            let result = scheduler.start(disposed: 230) { source.subscribe(on: scheduler) }
            expect(result.events, [.next(210, 1)])
            expect(source.subscriptions, [Subscription(201, 231)])
            // Disposed before the scheduler runs, it never subscribes.
            let late = TestScheduler()
            let never = late.createHotObservable([.next(210, 1)])
            _ = late.start(subscribed: 200, disposed: 200) { never.subscribe(on: late) }
            expect(never.subscriptions, [])
        }
        // subscribe(on:) leaves a completed source through its scheduler.
        do {
            let scheduler = TestScheduler()
            let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
            let result = scheduler.start { source.subscribe(on: scheduler) }
            expect(result.events, [.next(210, 1), .completed(220)])
            expect(source.subscriptions, [Subscription(201, 221)])
        }
        // Nothing follows an error before subscribe(on:) leaves the source.
        do {
            trace.entries = []
            let scheduler = TestScheduler()
            let subject = NestingSource<Int>()
            let subscription = subject.do(onNext: { _ in subject.onError(TestError()) })
                .map { [trace] in trace.note("map\($0)") }
                .subscribe(on: scheduler)
                .subscribe(into: trace)
            scheduler.start()
            subject.onNext(1)
            expect(trace.text, "error disposed")
            subscription.dispose()
        }
    }

    @Test func anObserverDisposedBeforeItIsAddedLeavesTheSubject() {
        let subject = PublishSubject<Int>()
        let relay = BehaviorRelay(value: 2)
        let replay = ReplaySubject<Int>.createUnbounded()
        expect(subject.startWith(1).take(1).trace(), "1 done disposed")
        expect(relay.startWith(1).take(1).trace(), "1 done disposed")
        expect(replay.startWith(1).take(1).trace(), "1 done disposed")
        expect(!subject.hasObservers && !replay.hasObservers)
    }

    @Test func aSynchronousSourceIsDisposedBeforeOnDisposeDownstream() {
        let source = Observable<Int>.create { [trace] observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { trace.note("source") }
        }
        source.do(onDispose: { [trace] in trace.note("hook") }).subscribe(onNext: { _ in })
            .dispose()
        expect(trace.text, "source hook")
    }

    @Test func disposalInAClosureStopsTheCurrentElement() {
        let subject = PublishSubject<Int>()
        var subscription: (any Disposable)?
        let source = subject.map { [trace] value -> Int in
            trace.note("map\(value)")
            if value == 2 { subscription?.dispose() }
            return value
        }
        let stages: [(Observable<Int>) -> Observable<Int>] = [
            { $0.map(seen) }, { $0.filter { seen($0) > 0 } }, { $0.compactMap(seen) },
            { $0.scan(0) { seen($0 + $1) } }, { $0.do(onNext: { _ = seen($0) }) },
            { $0.take(while: { seen($0) > 0 }) },
            { $0.flatMap { Observable.just(seen($0)) } },
            { $0.flatMapLatest { Observable.just(seen($0)) } },
            { $0.concatMap { Observable.just(seen($0)) } },
            { $0.distinctUntilChanged { seen($0 + $1) == 0 } },
            { $0.withLatestFrom(.just(0)) { seen($0 + $1) } },
            { $0.withUnretained(trace) { seen($1) } },
            { Observable.combineLatest($0, .just(0)) { seen($0 + $1) } },
            { Observable.zip($0, .of(0, 0)) { seen($0 + $1) } },
            { $0.share(replay: 1).map(seen) },
        ]
        func seen(_ value: Int) -> Int {
            trace.note("seen")
            return value
        }
        for (index, stage) in stages.enumerated() {
            trace.entries = []
            subscription = stage(source).subscribe(onNext: { [trace] _ in trace.note("out") })
            subject.onNext(1)
            subject.onNext(2)
            expect(trace.entries.last, "map2", "stage \(index): \(trace.text)")
        }
    }
}
