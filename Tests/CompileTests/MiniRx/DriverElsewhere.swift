// expect-error: call to main actor-isolated instance method 'asDriver()'
import MiniRx

private func race(_ relay: BehaviorRelay<Int>) {
    _ = relay.asDriver()
}
