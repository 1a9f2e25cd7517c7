import MiniRx
import MiniRxTest
import TestEnvironment
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
        Trap("timeout takes a time that is not negative, but got -3") {
            _ = Observable.just(1).timeout(.seconds(-3), scheduler: TestScheduler())
        },
        Trap("range(start: 127, count: 2) goes beyond 127") {
            _ = Observable<Int8>.range(start: 127, count: 2)
        },
        Trap("take(_:) takes a count that is not negative, but got -1") {
            _ = Observable.just(1).take(-1)
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
        expect(text.contains(Self.all[index].message), "\(text)")
    }
}
