import MiniRx
import MiniRxTest
import Testing

/// Operators of `Single` that use time, retry, or only look.
struct SingleTests {
    private let failed = Single<Int>.error(TestError())

    private func trace(_ single: Single<Int>) -> String { single.asObservable().trace() }

    /// Returns the events with their times; the subscription is at 200.
    private func events(
        _ make: @escaping (TestScheduler) -> Single<Int>
    ) -> [Recorded<Event<Int>>] {
        let scheduler = TestScheduler()
        return scheduler.start { make(scheduler).asObservable() }.events
    }

    @Test func elementsAreDelayedAndErrorsAreNot() {
        #expect(
            events { Single.just(1).delay(.seconds(10), scheduler: $0) }
                == [.next(210, 1), .completed(210)])
        #expect(
            events { failed.delay(.seconds(10), scheduler: $0) } == [.error(200, TestError())])
    }

    @Test func aTimerEmitsZeroOnce() {
        #expect(
            events { Single<Int>.timer(.seconds(3), scheduler: $0) }
                == [.next(203, 0), .completed(203)])
    }

    @Test func aResultThatIsTooLateIsAnError() {
        #expect(
            events { Single<Int>.never().timeout(.seconds(5), scheduler: $0) }
                == [.error(205, RxError.timeout)])
        #expect(
            events { scheduler in
                Single.just(1).delay(.seconds(4), scheduler: scheduler)
                    .timeout(.seconds(5), scheduler: scheduler)
            } == [.next(204, 1), .completed(204)])
    }

    @Test func resultsAreDeliveredThroughAScheduler() {
        // Each event takes a turn of the scheduler.
        #expect(
            events { Single.just(1).observe(on: $0) } == [.next(201, 1), .completed(202)])
    }

    @Test func aLimitedNumberOfRetries() {
        var attempts = 0
        let flaky = Single<Int>.deferred { [failed] in
            attempts += 1
            return attempts < 3 ? failed : .just(attempts)
        }
        #expect(trace(flaky.retry(2)) == "error disposed")
        attempts = 0
        #expect(trace(flaky.retry(3)) == "3 done disposed")
    }

    @Test func closuresSeeTheResult() {
        var seen: [String] = []
        func watched(_ single: Single<Int>) -> Single<Int> {
            single.do(
                onSuccess: { seen.append("\($0)") }, onError: { _ in seen.append("error") },
                onSubscribe: { seen.append("subscribe") }, onDispose: { seen.append("dispose") })
        }
        #expect(trace(watched(.just(1))) == "1 done disposed")
        #expect(trace(watched(failed)) == "error disposed")
        #expect(
            seen == ["subscribe", "1", "dispose", "subscribe", "error", "dispose"])
        let refused = Single.just(1).do(onSuccess: { _ in throw TestError() })
        #expect(trace(refused) == "error disposed")
    }

    @Test func errorsAreReplaced() {
        #expect(trace(failed.catch { _ in .just(2) }) == "2 done disposed")
        #expect(trace(failed.catch { throw $0 }) == "error disposed")
        #expect(trace(failed.catchAndReturn(3)) == "3 done disposed")
    }

    @Test func debugPrintsTheResult() {
        var lines: [String] = []
        #expect(trace(Single.just(1).debug("one") { lines.append($0) }) == "1 done disposed")
        #expect(lines.count == 4 && lines.allSatisfy { $0.contains("one") })
    }

    @Test func innerSinglesOfASequence() {
        let numbers = Observable.of(1, 2, 3)
        #expect(numbers.flatMapLatest { Single.just($0) }.trace() == "1 2 3 done disposed")
        #expect(numbers.flatMapFirst { Single.just($0) }.trace() == "1 2 3 done disposed")
        #expect(numbers.concatMap { Single.just($0) }.trace() == "1 2 3 done disposed")
        #expect(
            numbers.concatMap { $0 == 2 ? self.failed : .just($0) }.trace() == "1 error disposed")
    }
}
