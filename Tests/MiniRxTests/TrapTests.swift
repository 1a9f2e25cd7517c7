import MiniRx
import MiniRxTest
import Testing

/// Programmer errors trap, in optimised builds too; the message names the parameter and the value.
struct TrapTests {
    private struct Trap: Sendable {
        let message: String
        let run: @Sendable () -> Void

        init(_ message: String, _ run: @escaping @Sendable () -> Void) {
            self.message = message
            self.run = run
        }
    }

    private static let all = [
        Trap("takeLast(_:) takes a count that is not negative, but got -1") {
            _ = Observable.just(1).takeLast(-1)
        },
        Trap("element(at:) takes an index from 0, but got -2") {
            _ = Observable.just(1).element(at: -2)
        },
        Trap("timeout takes a time that is not negative, but got -3") {
            _ = Observable.just(1).timeout(.seconds(-3), scheduler: TestScheduler())
        },
        Trap("buffer(timeSpan:) takes a time above 0, but got 0") {
            _ = Observable.just(1)
                .buffer(timeSpan: .zero, count: 1, scheduler: TestScheduler())
        },
        Trap("buffer(count:) takes 1 or more, but got 0") {
            _ = Observable.just(1)
                .buffer(timeSpan: .seconds(1), count: 0, scheduler: TestScheduler())
        },
        Trap("retry(_:backoff:) takes a count above 0, but got 0") {
            _ = Observable.just(1)
                .retry(0, backoff: Backoff(.zero), scheduler: TestScheduler())
        },
        Trap("Backoff(multiplier:) takes 1 or more, but got 0.5") {
            _ = Backoff(.zero, multiplier: 0.5)
        },
        Trap("Backoff(jitter:) takes a fraction from 0 to 1, but got 1.5") {
            _ = Backoff(.zero, jitter: 1.5)
        },
    ]

    @Test(arguments: all.indices)
    func aTrapNamesItsValue(index: Int) async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { [index] in
            Self.all[index].run()
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains(Self.all[index].message), "\(text)")
    }
}
