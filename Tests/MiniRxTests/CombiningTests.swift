import MiniRx
import TestEnvironment
import Testing

struct CombiningTests {
    @Test func combineLatestCompletesWhenNothingCanFollow() {
        // combineLatest completes when all sources do.
        do {
            let (first, second) = (PublishSubject<Int>(), PublishSubject<String>())
            let trace = Trace()
            let subscription = Observable.combineLatest(first, second) { "\($0)\($1)" }
                .subscribe(into: trace)
            first.onNext(1)
            first.onNext(2)
            second.onNext("a")
            first.onCompleted()
            second.onNext("b")
            second.onCompleted()
            expect(trace.text, "2a 2b done disposed")
            subscription.dispose()
        }
        // combineLatest completes if a source ended without a value.
        do {
            let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
            let trace = Trace()
            let subscription = Observable.combineLatest(first, second) { $0 + $1 }
                .subscribe(into: trace)
            first.onCompleted()
            expect(trace.text, "")
            second.onNext(1)
            expect(trace.text, "done disposed")
            subscription.dispose()
        }
        // combineLatest of an array completes if a source ended without a value.
        do {
            let subjects = (0..<3).map { _ in PublishSubject<Int>() }
            let trace = Trace()
            let subscription = Observable.combineLatest(subjects).subscribe(into: trace)
            subjects[0].onCompleted()
            subjects[2].onNext(1)
            subjects[2].onCompleted()
            expect(trace.text, "")
            // From here on it could only wait.
            subjects[1].onNext(1)
            expect(trace.text, "done disposed")
            expect(!subjects[1].hasObservers)
            subscription.dispose()
        }
    }

    @Test func combineLatestCombinesNoneOrManyOrSeveralTypes() {
        // combineLatest of none emits once then completes.
        do {
            expect(Observable.combineLatest([Observable<Int>]()).trace(), "[] done disposed")
            expect(Observable.zip([Observable<Int>]()).trace(), "done disposed")
        }
        // combineLatest of many.
        do {
            let subjects = (0..<10).map { _ in PublishSubject<Int>() }
            let trace = Trace()
            let subscription = Observable.combineLatest(subjects) { $0.reduce(0, +) }
                .subscribe(into: trace)
            for (index, subject) in subjects.enumerated() { subject.onNext(index) }
            subjects[0].onNext(100)
            for subject in subjects { subject.onCompleted() }
            expect(trace.text, "45 145 done disposed")
            subscription.dispose()
        }
        // combineLatest of three types gives tuples.
        do {
            let source = Observable.combineLatest(
                Observable.just(1), Observable.just("a"), .just(true))
            expect(source.map { "\($0.0)\($0.1)\($0.2)" }.trace(), "1atrue done disposed")
            let sum = Observable.combineLatest(.just(1), .just(2), .just(3), .just(4)) {
                (first: Int, second: Int, third: Int, fourth: Int) in
                first + second + third + fourth
            }
            expect(sum.trace(), "10 done disposed")
        }
        // A diamond emits an intermediate value.
        do {
            let relay = BehaviorRelay(value: 0)
            let trace = Trace()
            let subscription = Observable.combineLatest(
                relay.map { $0 + 1 }, relay.map { $0 * 10 + 10 }
            ) { $0 + $1 }.subscribe(into: trace)
            relay.accept(1)
            expect(trace.text, "11 12 22")
            subscription.dispose()
        }
    }

    /// A conversion to `Any`, as for `print`, keeps the compiler from finding the types of a tuple made
    /// of a pack.
    @Test func tuplesHaveTypesInClosuresThatPrint() {
        let (words, text) = (BehaviorRelay(value: ["a", "b"]), BehaviorRelay(value: "long"))
        let flag = BehaviorSubject(value: true)
        let trace = Trace()
        let bag = DisposeBag()
        func print(_ value: Any) { trace.note("\(value)") }
        Observable.combineLatest(words, text)
            .subscribe(onNext: { words, text in print(words.count) }).disposed(by: bag)
        Observable.combineLatest(words, text, flag)
            .subscribe(onNext: { words, text, flag in print(text.count) }).disposed(by: bag)
        Observable.zip(words, text).map { $0.count + $1.count }
            .subscribe(onNext: { print($0) }).disposed(by: bag)
        Observable.zip(words, text, flag).map { words, text, flag in flag ? words.count : 0 }
            .subscribe(onNext: { print($0.description) }).disposed(by: bag)
        expect(trace.text, "2 4 6 2")
    }

    @Test func anErrorOfASourceOrOfTheSelectorEndsIt() {
        let subject = PublishSubject<Int>()
        let failing = Observable.combineLatest(subject, Observable.just(1)) {
            (first: Int, second: Int) -> Int in
            if first == 2 { throw TestError() }
            return first + second
        }
        let trace = Trace()
        let subscription = failing.subscribe(into: trace)
        subject.onNext(1)
        subject.onNext(2)
        subject.onNext(3)
        expect(trace.text, "2 error disposed")
        expect(!subject.hasObservers)
        subscription.dispose()
        let error = Observable<Int>.error(TestError())
        expect(Observable.zip(error, Observable.just(1)) { $0 + $1 }.trace(), "error disposed")
    }

    @Test func zipPairsInOrder() {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<String>())
        let trace = Trace()
        let subscription = Observable.zip(first, second) { "\($0)\($1)" }.subscribe(into: trace)
        first.onNext(1)
        first.onNext(2)
        second.onNext("a")
        first.onCompleted()
        second.onNext("b")
        expect(trace.text, "1a 2b")
        second.onNext("c")
        second.onCompleted()
        expect(trace.text, "1a 2b done disposed")
        subscription.dispose()
        expect(Observable.zip([.of(1, 2), .of(3, 4)]).trace(), "[1, 3] [2, 4] done disposed")
        expect(
            Observable.zip(.of(1), .of("a")).map { "\($0.0)\($0.1)" }.trace(), "1a done disposed")
    }

    @Test func withLatestFromTakesTheLatestElementOfTheOther() {
        // withLatestFrom itself.
        do {
            let subject = PublishSubject<Int>()
            let trace = Trace()
            let subscription = subject.withLatestFrom(subject) { "\($0)\($1)" }.subscribe(
                into: trace)
            subject.onNext(1)
            subject.onNext(2)
            subject.onCompleted()
            expect(trace.text, "11 22 done disposed")
            subscription.dispose()
        }
        // withLatestFrom drops elements before the first other.
        do {
            let (main, other) = (PublishSubject<Int>(), PublishSubject<String>())
            let trace = Trace()
            let subscription = main.withLatestFrom(other).subscribe(into: trace)
            main.onNext(1)
            other.onNext("a")
            other.onCompleted()
            main.onNext(2)
            main.onCompleted()
            expect(trace.text, "a done disposed")
            subscription.dispose()
        }
    }

    @Test func takeUntil() {
        expect(Observable.of(1, 2).take(until: Observable.just(0)).trace(), "done disposed")
        expect(
            Observable.of(1, 2).take(until: Observable<Int>.empty()).trace(), "1 2 done disposed")
        var starts = 0
        let counted = Observable<Int>.deferred {
            starts += 1
            return .of(1, 2)
        }
        expect(counted.take(until: Observable.just(0)).trace(), "done disposed")
        expect(starts, 0, "a source that would end at once is not started")
        let (source, stop) = (PublishSubject<Int>(), PublishSubject<Void>())
        let trace = Trace()
        let subscription = source.take(until: stop).subscribe(into: trace)
        source.onNext(1)
        stop.onNext(())
        source.onNext(2)
        expect(trace.text, "1 done disposed")
        expect(!source.hasObservers && !stop.hasObservers)
        subscription.dispose()
    }

    @Test func innerSequencesReplaceOrIgnoreOrAwaitEachOther() {
        // flatMapLatest waits for its inner.
        do {
            let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
            let trace = Trace()
            let subscription = outer.flatMapLatest { base in inner.map { base + $0 } }
                .subscribe(into: trace)
            outer.onNext(10)
            inner.onNext(1)
            outer.onNext(20)
            inner.onNext(2)
            outer.onCompleted()
            inner.onNext(3)
            inner.onCompleted()
            expect(trace.text, "11 22 23 done disposed")
            subscription.dispose()
        }
        // flatMapFirst drops elements while it is busy.
        do {
            let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
            let trace = Trace()
            let subscription = outer.flatMapFirst { base in inner.map { base + $0 }.take(1) }
                .subscribe(into: trace)
            outer.onNext(10)
            outer.onNext(20)
            inner.onNext(1)
            outer.onNext(30)
            inner.onNext(2)
            outer.onCompleted()
            expect(trace.text, "11 32 done disposed")
            subscription.dispose()
        }
        // concatMap runs one sequence after another.
        do {
            let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
            let trace = Trace()
            let subscription = Observable.of(first, second).concatMap { $0 }.subscribe(into: trace)
            second.onNext(0)
            first.onNext(1)
            first.onCompleted()
            second.onNext(2)
            second.onCompleted()
            expect(trace.text, "1 2 done disposed")
            subscription.dispose()
        }
    }

    @Test func sequencesOfSequencesAreFlattened() {
        // flatMap of singles and just.
        expect(Observable.of(1, 2).flatMap { .just($0 * 2) }.trace(), "2 4 done disposed")
        let source = Observable.of(1, 2).flatMap { Single<Int>.just($0 * 3) }
        expect(source.trace(), "3 6 done disposed")

        // Concat and merge of nested.
        let nested = Observable.of(Observable.of(1, 2), Observable.of(3))
        expect(nested.concat().trace(), "1 2 3 done disposed")
        expect(nested.merge().trace(), "1 2 3 done disposed")
        expect(nested.switchLatest().trace(), "1 3 done disposed")
        expect(Observable.of(1).concat(.of(2)).trace(), "1 2 done disposed")
        expect(
            Observable.concat(.of(1), .error(TestError()), .of(2)).trace(), "1 error disposed")
    }

    /// A source of one element is emitted without a subscription, but behaves like any other.
    @Test(arguments: [true, false])
    func elementsEmittedByAnObserverAreDroppedOrWait(isSingle: Bool) {
        let inner: (Int) -> Observable<Int> = { isSingle ? .just($0) : .of($0) }
        let trace = Trace()
        func run(_ build: (Observable<Int>) -> Observable<Int>) {
            let subject = NestingSource<Int>()
            let subscription = build(subject)
                .around {
                    trace.note("<\($0)")
                    subject.onNext($0 + 1)
                    if $0 == 3 { subject.onCompleted() }
                } _: {
                    trace.note("\($0)>")
                }
                .subscribe(onCompleted: { trace.note("done") })
            subject.onNext(1)
            subject.onNext(3)
            subscription.dispose()
        }
        run { $0.flatMapFirst(inner) }
        expect(trace.text, "<1 1> <3 3> done")
        trace.entries = []
        run { $0.take(3).concatMap(inner) }
        expect(trace.text, "<1 1> <2 2> <3 3> done")
    }
}
