import MiniRx
import TestEnvironment
import Testing

/// Closures and observers that emit, end or dispose while they are called, operator by operator.
struct ReentrancyTests {
    private let trace = Trace()

    @Test func anEqualElementEmittedByAnObserverIsDropped() {
        let subject = NestingSource<Int>()
        let subscription = subject.distinctUntilChanged().subscribe(onNext: { [trace] value in
            trace.note(value)
            if trace.entries.count < 5 { subject.onNext(value) }
        })
        subject.onNext(1)
        subject.onNext(1)
        subject.onNext(2)
        expect(trace.text, "1 2")
        subscription.dispose()
    }

    @Test func anAccumulatorThatEmits() {
        let subject = NestingSource<Int>()
        let sums = subject.scan(0) { sum, value in
            if value < 3 {
                subject.onNext(value + 1)
                subject.onNext(10)
            }
            return sum + value
        }
        let subscription = sums.subscribe(into: trace)
        subject.onNext(1)
        expect(trace.text, "1 3 13 16 26")
        subscription.dispose()
    }

    @Test func aSelectorThatEmits() {
        func run(_ build: (Observable<Int>, @escaping (Int) -> Observable<Int>) -> Observable<Int>)
            -> String
        {
            trace.entries = []
            let subject = NestingSource<Int>()
            let subscription = build(subject) { [trace] value in
                trace.note("\(value)?")
                if value < 3 { subject.onNext(value + 1) }
                return .of(value * 10, value * 10 + 1)
            }.subscribe(into: trace)
            subject.onNext(1)
            subject.onCompleted()
            subscription.dispose()
            return trace.text
        }
        // Each selector runs at once; its sequence waits from when it is returned.
        expect(run { $0.concatMap($1) }, "1? 2? 3? 10 11 30 31 20 21 done disposed")
        // A sequence counts as running from the moment its selector is called.
        expect(run { $0.flatMapFirst($1) }, "1? 10 11 done disposed")
        expect(run { $0.flatMap($1) }, "1? 2? 3? 30 31 20 21 10 11 done disposed")
        // The outermost is subscribed to last, so it is the latest.
        expect(run { $0.flatMapLatest($1) }, "1? 2? 3? 30 31 20 21 10 11 done disposed")
    }

    /// Waiting sequences are started in a loop: one that ends at once does not start the next one
    /// recursively.
    @Test func sequencesThatEndAtOnceDoNotNest() {
        let (lock, subject) = (PublishSubject<Int>(), NestingSource<Observable<Int>>())
        var depth = 0
        let subscription = subject.concat()
            .around { [trace] in
                depth += 1
                trace.note("\($0):\(depth)")
            } _: { _ in
                depth -= 1
            }
            .subscribe(onCompleted: { [trace] in trace.note("done") })
        subject.onNext(lock)
        for value in 1...3 {
            subject.onNext(
                .create { observer in
                    observer.onNext(value)
                    observer.onCompleted()
                    return Disposables.create()
                })
        }
        subject.onNext(.just(4))
        subject.onCompleted()
        expect(trace.text, "")
        lock.onCompleted()
        expect(trace.text, "1:1 2:1 3:1 4:1 done")
        subscription.dispose()
    }

    @Test func theOuterCompletesWhileAnInnerElementIsDelivered() {
        for build in [
            { (source: Observable<Int>) in source.flatMapLatest { Observable.just($0) } },
            { source in source.flatMap { Observable.just($0) } },
            { source in source.concatMap { Observable.just($0) } },
        ] {
            trace.entries = []
            let subject = NestingSource<Int>()
            let subscription = build(subject)
                .around { [trace] in
                    trace.note("<\($0)")
                    subject.onCompleted()
                } _: { [trace] in
                    trace.note("\($0)>")
                }
                .subscribe(onCompleted: { [trace] in trace.note("done") })
            subject.onNext(1)
            expect(trace.text, "<1 1> done")
            subscription.dispose()
        }
    }

    /// Once an older inner sequence is freed or completed, only the newer one counts.
    @Test func onlyTheNewerInnerSequenceCounts() {
        let outer = PublishSubject<Int>()
        var old: PublishSubject<Int>? = PublishSubject()
        let new = PublishSubject<Int>()
        let subscription =
            outer
            .flatMapLatest { [weak old] in $0 == 1 ? old?.asObservable() ?? .never() : new }
            .subscribe(into: trace)
        outer.onNext(1)
        old?.onNext(10)
        old = nil
        outer.onNext(2)
        new.onNext(20)
        new.onCompleted()
        expect(trace.text, "10 20")
        outer.onCompleted()
        expect(trace.text, "10 20 done disposed")
        subscription.dispose()
    }

    /// Subscribers that leave an old connection do not count for the new one.
    @Test(arguments: [0, 1])
    func subscribingAgainUponTheErrorMakesANewConnection(replay: Int) {
        var sources: [PublishSubject<Int>] = []
        let shared = Observable<Int>
            .deferred {
                sources.append(PublishSubject())
                return sources[sources.count - 1]
            }
            .share(replay: replay)
        let again = SerialDisposable()
        let first = shared.subscribe(onError: { [trace] _ in
            again.disposable = shared.subscribe(into: trace, "again ")
        })
        let second = shared.subscribe(into: trace, "second ")
        sources[0].onError(TestError())
        expect(sources.count, 2)
        expect(sources[1].hasObservers)
        let third = shared.subscribe(into: trace, "third ")
        expect(sources.count, 2)
        sources[1].onNext(1)
        expect(trace.text, "second error second disposed again 1 third 1")
        again.dispose()
        expect(sources[1].hasObservers)
        third.dispose()
        expect(!sources[1].hasObservers)
        first.dispose()
        second.dispose()
    }

    @Test func observersMayLeaveOrComeDuringAReplay() {
        // An observer that leaves during the replay.
        do {
            let subject = ReplaySubject<Int>.createUnbounded()
            for value in 1...3 { subject.onNext(value) }
            expect(subject.take(2).trace(), "1 2 done disposed")
            expect(!subject.hasObservers)
        }
        // An observer added during a replay. During a replay, one observer emits and another
        // subscribes: each receives every element once, in order, and what is emitted meanwhile
        // after the replay of both.
        do {
            trace.entries = []
            let subject = ReplaySubject<Int>.createUnbounded()
            for value in 1...2 { subject.onNext(value) }
            let bag = DisposeBag()
            subject.subscribe(onNext: { [trace] value in
                trace.note("A\(value)")
                if value == 1 {
                    subject.onNext(3)
                    subject.subscribe(into: trace, "B").disposed(by: bag)
                    subject.onNext(4)
                }
            }).disposed(by: bag)
            subject.onNext(5)
            expect(trace.text, "A1 B1 B2 A2 A3 B3 A4 B4 A5 B5")
            bag.dispose()
        }
    }

    @Test func aZipSelectorThatEmits() {
        let (first, second) = (NestingSource<Int>(), NestingSource<Int>())
        let subscription =
            Observable
            .zip(first, second) { left, right -> String in
                if left == 1 {
                    first.onNext(2)
                    second.onNext(2)
                }
                return "\(left)\(right)"
            }
            .subscribe(into: trace)
        first.onNext(1)
        second.onNext(1)
        first.onCompleted()
        second.onCompleted()
        expect(trace.text, "22 11 done disposed")
        subscription.dispose()
    }

    /// One source fails, and another emits while it does: nothing follows the error.
    @Test func nothingFollowsAnErrorIfAnotherSourceEmits() {
        let builds: [(Observable<Int>, Observable<Int>) -> Observable<Int>] = [
            { .merge($0, $1) }, { .combineLatest($0, $1) { $0 + $1 } },
            { .zip($0, $1) { $0 + $1 } }, { $0.withLatestFrom($1) { $0 + $1 } },
            { $0.take(until: $1.filter { $0 > 5 }) },
            { left, right in
                .merge(left.flatMap { _ in right }, left)
            },
        ]
        for (index, build) in builds.enumerated() {
            let (first, second) = (NestingSource<Int>(), NestingSource<Int>())
            trace.entries = []
            let subscription = build(first, second)
                .do(onError: { _ in
                    second.onNext(9)
                    second.onCompleted()
                })
                .do(
                    onNext: { [trace] _ in trace.note("next") },
                    onError: { [trace] _ in trace.note("error") },
                    onCompleted: { [trace] in trace.note("done") }
                )
                .subscribe(onError: { _ in })
            second.onNext(1)
            first.onNext(1)
            trace.entries = []
            first.onError(TestError())
            expect(trace.text, "error", "\(index)")
            subscription.dispose()
        }
    }

    /// An operator that emits in response to an error receives nothing more, whoever still runs.
    @Test func anotherSourceEmitsNothingAfterTheEnd() {
        let builds: [(Observable<Int>, Observable<Int>) -> Observable<Int>] = [
            { .merge($0, $1) }, { Observable.of($0, $1).merge() },
            { trigger, source in
                Observable.merge(.error(TestError()), source).retry { _ in trigger }
            },
        ]
        for (index, build) in builds.enumerated() {
            let (first, second) = (NestingSource<Int>(), NestingSource<Int>())
            trace.entries = []
            let subscription = build(first, second).catchAndReturn(-1).subscribe(
                onNext: { [trace] value in
                    trace.note(value < 0 ? "end" : "next")
                    if value < 0 { second.onNext(9) }
                },
                onCompleted: { [trace] in trace.note("done") })
            first.onError(TestError())
            expect(trace.text, "end done", "\(index)")
            subscription.dispose()
        }
    }
}
