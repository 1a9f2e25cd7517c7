import BenchmarkHarness
import MiniRx

func measureSharing(_ suite: Suite) {
    for observers in [1, 10] {
        let events = 10_000
        suite.measureEvents("share(replay: 1) to \(observers)", n: events) {
            let sum = Sum()
            let subject = PublishSubject<Int>()
            let shared = subject.share(replay: 1)
            let plain = PlainPublisher()
            let bag = DisposeBag()
            for _ in 0..<observers {
                shared.subscribe(onNext: { sum.add($0) }).disposed(by: bag)
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
}
