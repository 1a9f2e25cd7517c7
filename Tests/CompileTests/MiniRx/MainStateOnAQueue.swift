// expect-error: main actor-isolated property 'count' can not be mutated
import MiniRx

@MainActor
private final class Screen {
    var count = 0

    func race(_ source: Observable<Int>) -> any Disposable {
        source.observe(on: SerialDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: { [unowned self] in count += $0 })
    }
}
