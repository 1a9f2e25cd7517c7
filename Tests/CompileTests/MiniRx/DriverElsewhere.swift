// expect-error: main actor-isolated
import MiniRx

func race(_ relay: BehaviorRelay<Int>) {
    _ = relay.asDriver()
}
