import MiniRx
import Synchronization
import TestEnvironment
import Testing

/// Sequence sources interleave: they emit in turns.
struct TrampolineTests {
    @Test func sequencesInterleave() {
        // combineLatest interleaves.
        do {
            let source = Observable.combineLatest(Observable.of(1, 2, 3), Observable.of(10, 20)) {
                $0 + $1
            }
            expect(source.trace(), "11 12 22 23 done disposed")
        }
        // Merge interleaves.
        do {
            expect(Observable.merge(.of(1, 2), .of(3, 4)).trace(), "1 3 2 4 done disposed")
        }
        // flatMapLatest switches.
        do {
            let source = Observable.of(1, 2).flatMapLatest { Observable.of($0, $0 * 10) }
            expect(source.trace(), "1 2 20 done disposed")
        }
    }

    @Test func theOutermostSubscribeDrainsBeforeItReturns() {
        let trace = Trace()
        let subscription = Observable.range(start: 0, count: 1000)
            .concatMap { Observable.of($0, $0) }
            .reduce(0) { $0 + $1 }
            .subscribe(into: trace)
        expect(trace.text, "999000 done disposed")
        subscription.dispose()
    }

    @Test func innerSequencesOfASubjectRunAtOnce() {
        let subject = PublishSubject<Int>()
        let trace = Trace()
        let subscription = subject.flatMap { Observable.of($0, $0 + 1) }.subscribe(into: trace)
        subject.onNext(1)
        trace.note("|")
        subject.onNext(5)
        expect(trace.text, "1 2 | 5 6")
        subscription.dispose()
    }

    /// An executor may run a task of another isolation inside a subscription: its sequences end inside
    /// that task, not later in the isolation of the subscription.
    @Test func aTaskThatRunsInsideHasItsOwnTurns() {
        let trace = Trace()
        let received = Numbers()
        Observable.of(1, 2).subscribe(onNext: { value in
            trace.note(value)
            Task { @InlineActor in
                var values: [Int] = []
                let subscription = Observable.of(value * 10, value * 10 + 1)
                    .subscribe(onNext: { values.append($0) })
                received.all.withLock { $0 += values }
                subscription.dispose()
            }
            trace.note(received.all.withLock { $0 })
        }).dispose()
        expect(trace.text, "1 [10, 11] 2 [10, 11, 20, 21]")
    }

    private final class Numbers: Sendable {
        let all = Mutex<[Int]>([])
    }

    @globalActor
    private actor InlineActor {
        static let shared = InlineActor()
        private let executor = InlineExecutor()

        nonisolated var unownedExecutor: UnownedSerialExecutor {
            executor.asUnownedSerialExecutor()
        }
    }

    /// Runs jobs where they come from.
    private final class InlineExecutor: SerialExecutor {
        func enqueue(_ job: consuming ExecutorJob) {
            UnownedJob(job).runSynchronously(on: asUnownedSerialExecutor())
        }
    }

    @Test func deepChainsOfInnerSequencesDoNotExhaustTheStack() {
        var attempts = 0
        let flaky = Observable<Int>.create { observer in
            attempts += 1
            if attempts < 100_000 { observer.onError(TestError()) } else { observer.onCompleted() }
            return Disposables.create()
        }
        expect(flaky.retry().trace(), "done disposed")
        let many = Observable.range(start: 0, count: 20_000).concatMap { value in
            Observable<Int>.create { observer in
                observer.onNext(value)
                observer.onCompleted()
                return Disposables.create()
            }
        }
        expect(many.reduce(0) { count, _ in count + 1 }.trace(), "20000 done disposed")
        // The same while all of them wait for the first one.
        let first = PublishSubject<Int>()
        let trace = Trace()
        let short = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create()
        }
        let subscription = Observable.of(first.asObservable())
            .concat(.from(Array(repeating: short, count: 20_000)))
            .concat()
            .reduce(0) { count, _ in count + 1 }
            .subscribe(into: trace)
        first.onCompleted()
        expect(trace.text, "20000 done disposed")
        subscription.dispose()
    }
}
