import MiniRx
import MiniRxTest
import TestEnvironment
import Testing

struct SingleTests {
    private let failed = Single<Int>.error(TestError())

    private func trace(_ single: Single<Int>) -> String { single.asObservable().trace() }

    @Test func singlesAreReplacedConvertedAndFlattened() {
        // Errors are replaced.
        expect(trace(failed.catch { _ in .just(2) }), "2 done disposed")
        expect(trace(failed.catch { throw $0 }), "error disposed")

        // A sequence of a single is made a single again. As the other operators of `Observable` are
        // used.
        let scheduler = TestScheduler()
        let late = { Single.just(1).asObservable().delay(.seconds(10), scheduler: $0).asSingle() }
        expect(
            scheduler.start { late(scheduler).map { $0 + 1 }.asObservable() }.events,
            [.next(210, 2), .completed(210)])

        // A closure receives the result.
        let results = Trace()
        for single in [failed, .just(1)] { single.subscribe { results.note("\($0)") }.dispose() }
        expect(results.text, "failure(MiniRxTests.TestError()) success(1)")

        // Inner singles of a sequence.
        let numbers = Observable.of(1, 2, 3)
        expect(numbers.flatMapLatest { Single.just($0) }.trace(), "1 2 3 done disposed")
        expect(numbers.flatMapFirst { Single.just($0) }.trace(), "1 2 3 done disposed")
        expect(numbers.concatMap { Single.just($0) }.trace(), "1 2 3 done disposed")
        expect(
            numbers.concatMap { $0 == 2 ? self.failed : .just($0) }.trace(), "1 error disposed")
    }
}
