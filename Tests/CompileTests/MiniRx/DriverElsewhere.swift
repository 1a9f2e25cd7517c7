// expect-error: call to main actor-isolated instance method 'asDriver()'
import MiniRx

func race(_ relay: BehaviorRelay<Int>) {
    _ = relay.asDriver()
}
