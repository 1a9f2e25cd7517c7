import MiniRx
import MiniRxTest
import TestEnvironment
import Testing

/// Retries and timeouts.
struct RetryTests {
    private let scheduler = TestScheduler()

    private func trace(_ source: @escaping () -> Observable<Int>) -> String {
        scheduler.start(disposed: 320, source).events.map(describe).joined(separator: " ")
    }

    /// Fails after two ticks, every time.
    private var failing: Observable<Int> {
        scheduler.createColdObservable([.next(1, 1), .error(2, TestError())])
    }

    @Test func eachTriggerStartsAnAttempt() {
        let events = trace { [scheduler] in
            failing.retry { $0.take(2).delay(.seconds(10), scheduler: scheduler) }
        }
        // The third attempt runs; its error finds no trigger.
        expect(events, "1@201 1@213 1@225 done@226")
    }

    /// As with RxSwift: `take(n)` makes n attempts if what it takes triggers at once.
    @Test(arguments: [1, 2, 3], [true, false])
    func triggersThatEndInResponseToAnErrorStartNothing(count: Int, failsAtOnce: Bool) {
        var attempts = 0
        let source = Observable<Int>.deferred { [scheduler] in
            attempts += 1
            return failsAtOnce
                ? .error(TestError())
                : .timer(.seconds(1), scheduler: scheduler).map { _ in
                    throw TestError()
                }
        }
        let result = scheduler.start { source.retry { $0.take(count) } }
        expect(attempts, count)
        expect(result.events.map(\.value), [.completed])
    }

    @Test func triggersHaveNoEffectWhileTheSourceRuns() {
        let triggers = scheduler.createHotObservable([
            .next(201, 0), .next(210, 0), .next(211, 0), .next(213, 0), .completed(222),
        ])
        let source = scheduler.createColdObservable([.next(1, 1), .error(9, TestError())])
        let events = trace { source.retry { _ in triggers } }
        expect(events, "1@201 1@211 done@222")
        expect(source.subscriptions, [Subscription(200, 209), Subscription(210, 219)])
    }

    @Test(arguments: [nil, TestError()])
    func anEndOfTheTriggersWaitsForAnError(end: TestError?) {
        let triggers: Observable<Int> = end.map { .error($0) } ?? .empty()
        let name = end == nil ? "done" : "error"
        expect(trace { failing.retry { _ in triggers } }, "1@201 \(name)@202")
        expect(Observable.of(1, 2).retry { _ in triggers }.trace(), "1 2 done disposed")
    }

    @Test func theEndOfTheTriggersEndsTheSequence() {
        let refused = trace { failing.retry { $0.map { error -> Int in throw error } } }
        expect(refused, "1@201 error@202")
        let source = Observable<Int>.error(TestError())
        expect(source.retry { _ in Observable<Int>.empty() }.trace(), "done disposed")
        let thrown = source.retry { _ -> Observable<Int> in throw TestError() }
        expect(thrown.trace(), "error disposed")
    }

    @Test func aSourceThatFailsAtOnceDoesNotExhaustTheStack() {
        var attempts = 0
        let source = Observable<Int>.deferred {
            attempts += 1
            return attempts == 100_000 ? .just(attempts) : .error(TestError())
        }
        expect(source.retry { $0 }.trace(), "100000 done disposed")
    }

    /// The recipe of Documentation/ReactiveLayer.md.
    @Test func delaysThatGrow() {
        let events = trace { [scheduler] in
            failing.retry { errors in
                errors.scan((count: 0, error: TestError() as any Error)) { ($0.count + 1, $1) }
                    .flatMap { try Self.delay($0.count, $0.error, scheduler) }
            }
        }
        // Two ticks for each attempt, 2 and 4 between them.
        expect(events, "1@201 1@205 1@211 error@212")
    }

    private static func delay(_ count: Int, _ error: any Error, _ scheduler: any Scheduler) throws
        -> Observable<Int>
    {
        if count == 3 { throw error }
        return .timer(.seconds(1 << count), scheduler: scheduler)
    }

    @Test func timeoutEndsASourceThatIsTooSlow() {
        let source = scheduler.createHotObservable([
            .next(205, 1), .next(214, 2), .next(225, 3), .completed(230),
        ])
        let (inTime, late) = (RxError.timeout, Duration.seconds(10))
        expect(trace { source.timeout(late, scheduler: scheduler) }, "1@205 2@214 error@224")
        expect(source.subscriptions, [Subscription(200, 224)])
        let again = TestScheduler()
        let quick = again.createHotObservable([.next(205, 1), .next(210, 2), .completed(215)])
        let events = again.start { quick.timeout(late, scheduler: again) }.events
        expect(events, [.next(205, 1), .next(210, 2), .completed(215)])
        let other = TestScheduler()
        let never = other.start {
            Observable.never().timeout(late, scheduler: other).catch { _ in .of(7, 8) }
        }
        expect(never.events, [.next(210, 7), .next(210, 8), .completed(210)])
        let failed = TestScheduler()
        let error = failed.start { Observable<Int>.never().timeout(late, scheduler: failed) }
        expect(error.events.first?.value.error as? RxError == inTime)
    }

    private func describe(_ event: Recorded<Event<Int>>) -> String {
        switch event.value {
        case .next(let value): "\(value)@\(event.time)"
        case .error: "error@\(event.time)"
        case .completed: "done@\(event.time)"
        }
    }
}
