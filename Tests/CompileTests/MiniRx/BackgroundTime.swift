// expect-error: use ConcurrentObservable.interval(_:scheduler:)
// expect-error: use ConcurrentObservable.timer(_:period:scheduler:)
// expect-error: 'debounce(_:scheduler:)' is unavailable: use observe(on:), then pipe(on:)
// expect-error: 'throttle(_:latest:scheduler:)' is unavailable: use observe(on:), then pipe(on:)
// expect-error: 'delay(_:scheduler:)' is unavailable: use observe(on:), then pipe(on:)
// expect-error: 'timeout(_:scheduler:)' is unavailable: use observe(on:), then pipe(on:)
// expect-error: begin with ConcurrentObservable.create, from or of
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
