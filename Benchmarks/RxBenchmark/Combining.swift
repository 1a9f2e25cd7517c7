import BenchmarkHarness
import MiniRx

/// Combining, replaying and recovering sequences.
func measureCombining(_ suite: Suite) {
    let events = 10_000
    suite.measureEvents("zip of 2, per pair", n: events) {
        let sum = Sum()
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let bag = DisposeBag()
        Observable.zip(first, second) { $0 &+ $1 }.subscribe(onNext: { sum.add($0) })
            .disposed(by: bag)
        return EventCase(
            allocations: allocations {
                first.onNext(1)
                second.onNext(1)
            },
            Work {
                for value in 0..<events {
                    first.onNext(value)
                    second.onNext(value)
                }
                withExtendedLifetime(bag) {}
            },
            bound: "loop", plainLoop(events, sum))
    }
    suite.measureEvents("zip of 2, one a thousand ahead", n: events) {
        let sum = Sum()
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let bag = DisposeBag()
        Observable.zip(first, second) { $0 &+ $1 }.subscribe(onNext: { sum.add($0) })
            .disposed(by: bag)
        for value in 0..<1000 { first.onNext(value) }
        return EventCase(
            Work {
                for value in 0..<events {
                    first.onNext(value)
                    second.onNext(value)
                }
                withExtendedLifetime(bag) {}
            },
            bound: "loop", plainLoop(events, sum))
    }
    suite.measureEvents("replay of 100, per element", n: events) {
        let sum = Sum()
        let subject = ReplaySubject<Int>.create(bufferSize: 100)
        for value in 0..<250 { subject.onNext(value) }
        return EventCase(
            Work {
                for _ in 0..<events / 100 {
                    subject.subscribe(onNext: { sum.add($0) }).dispose()
                }
            },
            bound: "loop", plainLoop(events, sum))
    }
    suite.measureEvents("error + catch", n: 1000) {
        let sum = Sum()
        let source = Observable<Int>.error(Failure()).catchAndReturn(1)
        return EventCase(
            allocations: allocations { source.subscribe(onNext: { sum.add($0) }).dispose() },
            Work {
                for _ in 0..<1000 { source.subscribe(onNext: { sum.add($0) }).dispose() }
            },
            bound: "loop", plainLoop(1000, sum))
    }
    suite.measureEvents("error + catch by a sequence", n: 1000) {
        let sum = Sum()
        let source = Observable<Int>.error(Failure()).catch { _ in .just(1) }
        return EventCase(
            allocations: allocations { source.subscribe(onNext: { sum.add($0) }).dispose() },
            Work {
                for _ in 0..<1000 { source.subscribe(onNext: { sum.add($0) }).dispose() }
            },
            bound: "loop", plainLoop(1000, sum))
    }
    // Linear growth: the cost per element doesn't depend on how many wait.
    for waiting in [1000, 10_000, 100_000] {
        suite.measureEvents("concatMap, elements that wait", n: waiting) {
            let sum = Sum()
            return EventCase(
                Work {
                    let (subject, first) = (PublishSubject<Int>(), PublishSubject<Int>())
                    let subscription =
                        subject
                        .concatMap { $0 == 0 ? first.asObservable() : .just($0) }
                        .subscribe(onNext: { sum.add($0) })
                    for value in 0..<waiting { subject.onNext(value) }
                    first.onCompleted()
                    subscription.dispose()
                },
                bound: "loop", plainLoop(waiting, sum))
        }
    }
}

private struct Failure: Error {}
