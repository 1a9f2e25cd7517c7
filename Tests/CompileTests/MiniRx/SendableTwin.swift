// expect-ok
import MiniRx

private final class Client: Sendable {
    let ticks = ConcurrentObservable<Int>.create { observer in
        let task = Task { observer.onNext(1) }
        return Disposables.create { task.cancel() }
    }
}

private func use(_ client: Client) async {
    let subscription = client.ticks.map { $0 + 1 }.filter { $0 > 0 }
        .subscribe(onNext: { print($0) })
    await Task.detached { subscription.dispose() }.value
}
