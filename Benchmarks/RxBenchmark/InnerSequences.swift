import BenchmarkHarness
import MiniRx

func measureInnerSequences(_ suite: Suite) {
    let events = 1000
    suite.measureEvents("flatMap of just", n: events) {
        let sum = Sum()
        let subject = PublishSubject<Int>()
        let subscription = subject.flatMap { Observable.just($0) }
            .subscribe(onNext: { sum.add($0) })
        return EventCase(
            allocations: allocations { subject.onNext(1) },
            Work {
                for value in 0..<events { subject.onNext(value) }
                withExtendedLifetime(subscription) {}
            },
            bound: "loop", plainLoop(events, sum))
    }
    suite.measureEvents("flatMapLatest of just", n: events) {
        let sum = Sum()
        let subject = PublishSubject<Int>()
        let subscription = subject.flatMapLatest { Observable.just($0) }
            .subscribe(onNext: { sum.add($0) })
        return EventCase(
            allocations: allocations { subject.onNext(1) },
            Work {
                for value in 0..<events { subject.onNext(value) }
                withExtendedLifetime(subscription) {}
            },
            bound: "loop", plainLoop(events, sum))
    }
    suite.measureEvents("flatMapLatest between relays", n: events) {
        let sum = Sum()
        let relays = (0..<4).map { BehaviorRelay(value: $0) }
        let index = BehaviorRelay(value: 0)
        let subscription = index.flatMapLatest { relays[$0 & 3] }
            .subscribe(onNext: { sum.add($0) })
        return EventCase(
            allocations: allocations { index.accept(1) },
            Work {
                for value in 0..<events { index.accept(value) }
                withExtendedLifetime(subscription) {}
            },
            bound: "loop", plainLoop(events, sum))
    }
}
