// expect-error: use ConcurrentObservable.interval(_:scheduler:)
// expect-error: use ConcurrentObservable.timer(_:period:scheduler:)
// expect-error: use ConcurrentObservable.from(_:).observe(on:)
// expect-error: which gives a ConcurrentObservable, and call debounce on that
// expect-error: which gives a ConcurrentObservable, and call throttle on that
// expect-error: which gives a ConcurrentObservable, and call delay on that
// expect-error: from or of, and call subscribe(on:) on that
import MiniRx

@MainActor
func race(_ source: Observable<Int>) -> [Observable<Int>] {
    let background = SerialDispatchQueueScheduler(qos: .default)
    return [
        .interval(.seconds(1), scheduler: background),
        .timer(.seconds(1), scheduler: background),
        .from([1, 2], scheduler: background),
        source.debounce(.seconds(1), scheduler: background),
        source.throttle(.seconds(1), scheduler: background),
        source.delay(.seconds(1), scheduler: background),
        source.subscribe(on: background),
    ]
}
