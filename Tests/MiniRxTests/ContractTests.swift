import MiniRx
import TestEnvironment
import Testing

/// The contract of every sequence.
struct ContractTests {
    @Test func nothingFollowsAnEnd() {
        // Nothing follows the end.
        do {
            let source = Observable<Int>.create { observer in
                observer.onNext(1)
                observer.onCompleted()
                observer.onNext(2)
                observer.onError(TestError())
                observer.onCompleted()
                return Disposables.create()
            }
            expect(source.trace(), "1 done disposed")
        }
        // Nothing follows an error of an operator.
        do {
            var calls = 0
            let source = Observable.of(1, 2, 3).map { (value: Int) -> Int in
                calls += 1
                if value == 2 { throw TestError() }
                return value
            }
            expect(source.trace(), "1 error disposed")
            expect(calls, 2)
        }
    }

    @Test(arguments: [true, false])
    func upstreamIsDisposedBeforeDownstream(isDisposedEarly: Bool) {
        let trace = Trace()
        let subject = PublishSubject<Int>()
        let subscription = Observable<Int>
            .create { observer in
                let inner = subject.subscribe(observer)
                return Disposables.create {
                    inner.dispose()
                    trace.note("source")
                }
            }
            .do(onDispose: { trace.note("first") })
            .map { $0 }
            .do(onDispose: { trace.note("second") })
            .subscribe(into: trace)
        if isDisposedEarly { subscription.dispose() } else { subject.onCompleted() }
        subscription.dispose()
        let end = isDisposedEarly ? "" : "done "
        expect(trace.text, end + "source first second disposed")
    }

    @Test func nothingIsHeldAfterDisposal() {
        // Captures are released on disposal even if the disposable is kept.
        do {
            let trace = Trace()
            let subject = PublishSubject<Int>()
            var tracked: Tracked? = Tracked(trace, "capture")
            let subscription = subject.map { [tracked] in "\($0)\(tracked == nil)" }
                .subscribe(onNext: { [tracked] in trace.note("\($0)\(tracked == nil)") })
            tracked = nil
            expect(trace.text, "")
            subscription.dispose()
            expect(trace.text, "capture freed")
            withExtendedLifetime(subscription) {}
        }
        // A kept observer holds nothing after disposal.
        do {
            let trace = Trace()
            var kept: AnyObserver<Int>?
            var tracked: Tracked? = Tracked(trace, "capture")
            let subscription = Observable<Int>
                .create { observer in
                    kept = observer
                    return Disposables.create()
                }
                .subscribe(onNext: { [tracked] in trace.note("\($0)\(tracked == nil)") })
            tracked = nil
            kept?.onNext(1)
            subscription.dispose()
            kept?.onNext(2)
            expect(trace.text, "1false capture freed")
        }
    }

    @Test func nothingArrivesAfterDisposalInsideOnNext() {
        let subject = PublishSubject<Int>()
        let trace = Trace()
        let subscription = SerialDisposable()
        subscription.disposable = subject.subscribe(
            onNext: { value in
                trace.note(value)
                subscription.dispose()
                subject.onNext(value + 1)
            }, onDisposed: { trace.note("disposed") })
        subject.onNext(1)
        subject.onNext(2)
        expect(trace.text, "1 disposed")
    }

    @Test func takeEmitsAsManyAsItSays() {
        // Take one ends at once and ignores the rest.
        do {
            let trace = Trace()
            let source = Observable<Int>.create { observer in
                observer.onNext(1)
                observer.onNext(2)
                observer.onCompleted()
                return Disposables.create { trace.note("source") }
            }
            expect(source.take(1).trace(), "1 done disposed")
            expect(trace.text, "source")
        }
        // Take zero never subscribes.
        do {
            let source = Observable<Int>.create { _ in
                Issue.record("subscribed")
                return Disposables.create()
            }
            expect(source.take(0).trace(), "done disposed")
        }
        // Take survives an observer that emits.
        do {
            let subject = PublishSubject<Int>()
            let trace = Trace()
            let subscription = subject.take(2).subscribe(
                onNext: {
                    trace.note($0)
                    subject.onNext($0 + 1)
                }, onCompleted: { trace.note("done") })
            subject.onNext(1)
            expect(trace.text, "1 2 done")
            subscription.dispose()
        }
    }

    @Test func subscriptionByEventsAndByObserver() {
        let trace = Trace()
        Observable.of(1, 2).subscribe { trace.note($0) }.dispose()
        expect(trace.text, "next(1) next(2) completed")
        let subject = ReplaySubject<Int>.createUnbounded()
        Observable.of(1, 2).subscribe(subject).dispose()
        expect(subject.trace(), "1 2 done disposed")
    }
}
