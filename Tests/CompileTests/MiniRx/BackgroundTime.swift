// expect-error: :14:43: error: argument type 'SerialDispatchQueueScheduler' does not conform
// expect-error: :15:40: error: argument type 'SerialDispatchQueueScheduler' does not conform
// expect-error: :16:49: error: argument type 'SerialDispatchQueueScheduler' does not conform
// expect-error: :17:49: error: argument type 'SerialDispatchQueueScheduler' does not conform
// expect-error: :18:46: error: argument type 'SerialDispatchQueueScheduler' does not conform
// expect-error: :19:48: error: argument type 'SerialDispatchQueueScheduler' does not conform
// expect-error: :20:30: error: argument type 'SerialDispatchQueueScheduler' does not conform
import MiniRx

@MainActor
private func race(_ source: Observable<Int>) -> [Observable<Int>] {
    let background = SerialDispatchQueueScheduler(qos: .default)
    return [
        .interval(.seconds(1), scheduler: background),
        .timer(.seconds(1), scheduler: background),
        source.debounce(.seconds(1), scheduler: background),
        source.throttle(.seconds(1), scheduler: background),
        source.delay(.seconds(1), scheduler: background),
        source.timeout(.seconds(1), scheduler: background),
        source.subscribe(on: background),
    ]
}
