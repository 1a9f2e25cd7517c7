// expect-error: mutation of captured var 'count' in concurrently-executing code
import MiniRx

@MainActor
private func race(_ source: Observable<Int>) -> any Disposable {
    var count = 0
    return source.observe(on: SerialDispatchQueueScheduler(qos: .default)).map { $0 + 1 }
        .subscribe(onNext: { count += $0 })
}
