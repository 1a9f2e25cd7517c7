import BenchmarkHarness
import MiniRx

func measurePublishing(_ suite: Suite) {
    for observers in [1, 10, 100, 1000] {
        let events = max(100, 10_000 / observers)
        suite.measureEvents("PublishSubject to \(observers)", n: events) {
            let sum = Sum()
            let subject = PublishSubject<Int>()
            let plain = PlainPublisher()
            let bag = DisposeBag()
            for _ in 0..<observers {
                subject.subscribe(onNext: { sum.add($0) }).disposed(by: bag)
                plain.add { sum.add($0) }
            }
            return EventCase(
                allocations: allocations { subject.onNext(1) },
                Work {
                    for value in 0..<events { subject.onNext(value) }
                    withExtendedLifetime(bag) {}
                },
                bound: "array of closures",
                Work { for value in 0..<events { plain.send(value) } })
        }
    }
    suite.measureEvents("BehaviorRelay.accept", n: 10_000) {
        let sum = Sum()
        let relay = BehaviorRelay(value: 0)
        let plain = PlainPublisher()
        plain.add { sum.add($0) }
        let subscription = relay.subscribe(onNext: { sum.add($0) })
        return EventCase(
            allocations: allocations { relay.accept(1) },
            Work {
                for value in 0..<10_000 { relay.accept(value) }
                withExtendedLifetime(subscription) {}
            },
            bound: "array of closures", Work { for value in 0..<10_000 { plain.send(value) } })
    }
}
