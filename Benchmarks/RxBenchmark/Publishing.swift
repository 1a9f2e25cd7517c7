import BenchmarkHarness
import MiniRx

/// One source to one observer or to many.
func measurePublishing(_ suite: Suite) {
    for observers in [1, 10, 100, 1000] {
        let events = max(100, 10_000 / observers)
        suite.stream("PublishSubject to \(observers)", events: events, observers: observers) {
            sum in
            let subject = PublishSubject<Int>()
            let bag = DisposeBag()
            for _ in 0..<observers {
                subject.subscribe(onNext: { sum.add($0) }).disposed(by: bag)
            }
            return Stream(bag) { for value in $0 { subject.onNext(value) } }
        }
    }
    suite.stream("BehaviorRelay.accept") { sum in
        let relay = BehaviorRelay(value: 0)
        let subscription = relay.subscribe(onNext: { sum.add($0) })
        return Stream(subscription) { for value in $0 { relay.accept(value) } }
    }
    for observers in [1, 10] {
        suite.stream("share(replay: 1) to \(observers)", observers: observers) { sum in
            let subject = PublishSubject<Int>()
            let shared = subject.share(replay: 1)
            let bag = DisposeBag()
            for _ in 0..<observers {
                shared.subscribe(onNext: { sum.add($0) }).disposed(by: bag)
            }
            return Stream(bag) { for value in $0 { subject.onNext(value) } }
        }
    }
    suite.stream("replay of 100, per element", counts: false) { sum in
        let subject = ReplaySubject<Int>.create(bufferSize: 100)
        for value in 0..<250 { subject.onNext(value) }
        return Stream(subject) {
            for _ in 0..<$0.count / 100 { subject.subscribe(onNext: { sum.add($0) }).dispose() }
        }
    }
}
