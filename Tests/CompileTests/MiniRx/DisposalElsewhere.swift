// expect-error: 'nil' is not compatible with expected argument type 'any Actor'
// expect-error: start with `ConcurrentObservable.create`
import MiniRx

// Without an actor, there is none to run what `create` returns.
private func race() {
    let background = SerialDispatchQueueScheduler(qos: .default)
    var log: [String] = []
    let source = Observable<Int>.create { observer in
        observer.onNext(1)
        return Disposables.create { log.append("over") }
    }
    let subscription = source.observe(on: background).map { $0 }.subscribe(onNext: { print($0) })
    subscription.dispose()
}
