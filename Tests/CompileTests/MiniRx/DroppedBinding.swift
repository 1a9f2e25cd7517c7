// expect-warning: result of call to 'bind
import MiniRx

@MainActor
private func forget(_ source: Observable<Int>, _ relay: BehaviorRelay<Int>) {
    source.bind(to: relay)
}
