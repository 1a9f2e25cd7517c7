// expect-error: main actor-isolated conformance of 'MainScheduler' to 'Scheduler'
import MiniRx

private func race() -> Int {
    var count = 0
    let source = Observable.of(1, 2).observe(on: MainScheduler.instance)
    let subscription = source.subscribe(onNext: { count += $0 })
    subscription.dispose()
    return count
}
