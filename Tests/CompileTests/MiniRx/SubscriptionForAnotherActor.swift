// expect-error: actor-isolated
import MiniRx

private actor Store {
    var total = 0
}

// The closures of the actor's own sequences would run here.
private func race(_ numbers: ConcurrentObservable<Int>, _ store: Store) {
    let subscription = numbers.subscribe(onNext: { print($0) }, isolation: store)
    subscription.dispose()
}
