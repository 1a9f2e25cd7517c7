// expect-ok
import MiniRx

@MainActor
private func work(_ source: Observable<Int>) -> [Observable<Int>] {
    let background = SerialDispatchQueueScheduler(qos: .default)
    let main = MainScheduler.instance
    return [
        ConcurrentObservable.empty()
            .pipe(on: background) { $0.concat(.interval(.seconds(1), scheduler: $1)) }
            .observe(on: main),
        ConcurrentObservable.from([1, 2]).observe(on: background).observe(on: main),
        source.observe(on: background)
            .pipe(on: background) { $0.debounce(.seconds(1), scheduler: $1) }
            .observe(on: main),
        ConcurrentObservable.of(1, 2).subscribe(on: background).observe(on: main),
    ]
}
