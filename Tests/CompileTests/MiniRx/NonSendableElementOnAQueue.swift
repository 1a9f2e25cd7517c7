// expect-error: does not conform to the 'Sendable' protocol
import MiniRx

private final class Box {
    var value = 0
}

@MainActor
private func race(_ boxes: Observable<Box>) -> ConcurrentObservable<Box> {
    boxes.observe(on: SerialDispatchQueueScheduler(qos: .default))
}
