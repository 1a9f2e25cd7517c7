// expect-error: main actor-isolated property 'total' can not be mutated from a nonisolated context
import MiniRx

@MainActor
private final class Screen {
    var total = 0

    func start(_ numbers: ConcurrentObservable<Int>) -> ConcurrentObservable<Int> {
        numbers.pipe { numbers in numbers.do(onNext: { self.total += $0 }) }
    }
}
