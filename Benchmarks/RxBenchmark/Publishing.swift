import BenchmarkHarness
import MiniRx

extension Suite {
    /// One source to one observer or to many.
    func publishing() {
        for observers in [1, 10, 100, 1000] {
            let events = max(100, 10_000 / observers)
            stream("PublishSubject to \(observers)", events: events, observers: observers) { sum in
                let subject = PublishSubject<Int>()
                return Stream(subject.observed(by: observers, sum)) {
                    for value in $0 { subject.onNext(value) }
                }
            }
        }
        stream("BehaviorRelay.accept") { sum in
            let relay = BehaviorRelay(value: 0)
            return Stream(relay.observed(by: 1, sum)) { for value in $0 { relay.accept(value) } }
        }
        for observers in [1, 10] {
            stream("share(replay: 1) to \(observers)", observers: observers) { sum in
                let subject = PublishSubject<Int>()
                return Stream(subject.share(replay: 1).observed(by: observers, sum)) {
                    for value in $0 { subject.onNext(value) }
                }
            }
        }
        stream("replay of 100, per element", counts: false) { sum in
            let subject = ReplaySubject<Int>.create(bufferSize: 100)
            for value in 0..<250 { subject.onNext(value) }
            return Stream(subject) {
                for _ in 0..<$0.count / 100 { subject.subscribe(onNext: { sum.add($0) }).dispose() }
            }
        }
    }
}

extension Observable<Int> {
    /// Subscribes observers that add to a sum.
    fileprivate func observed(by observers: Int, _ sum: Sum) -> DisposeBag {
        let bag = DisposeBag()
        for _ in 0..<observers { subscribe(onNext: { sum.add($0) }).disposed(by: bag) }
        return bag
    }
}
