import BenchmarkHarness
import MiniRx

func measureOperators(_ suite: Suite) {
    let events = 10_000
    suite.measureEvents("map + filter + map", n: events) {
        let sum = Sum()
        let subject = PublishSubject<Int>()
        let subscription = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }
            .subscribe(onNext: { sum.add($0) })
        let plain = PlainPublisher()
        plain.add { value in
            let value = value &+ 1
            if value & 1 == 0 { sum.add(value &* 3) }
        }
        return EventCase(
            allocations: allocations { subject.onNext(1) },
            Work {
                for value in 0..<events { subject.onNext(value) }
                withExtendedLifetime(subscription) {}
            },
            bound: "one closure", Work { for value in 0..<events { plain.send(value) } })
    }
    suite.measureEvents("range", n: events) {
        let sum = Sum()
        return EventCase(
            Work {
                Observable.range(start: 0, count: events).subscribe(onNext: { sum.add($0) })
                    .dispose()
            },
            bound: "loop", plainLoop(events, sum))
    }
    suite.measureEvents("from(array)", n: events) {
        let sum = Sum()
        let array = Array(0..<events)
        return EventCase(
            Work { Observable.from(array).subscribe(onNext: { sum.add($0) }).dispose() },
            bound: "loop", plainLoop(events, sum))
    }
    suite.measureEvents("combineLatest of 2", n: events) {
        let sum = Sum()
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let subscription = Observable.combineLatest(first, second) { $0 &+ $1 }
            .subscribe(onNext: { sum.add($0) })
        second.onNext(1)
        return EventCase(
            allocations: allocations { first.onNext(1) },
            Work {
                for value in 0..<events { first.onNext(value) }
                withExtendedLifetime((second, subscription)) {}
            },
            bound: "loop", plainLoop(events, sum))
    }
    suite.measureEvents("combineLatest of 10", n: events) {
        let sum = Sum()
        let subjects = (0..<10).map { _ in PublishSubject<Int>() }
        let subscription = Observable.combineLatest(subjects) { $0[0] &+ $0[9] }
            .subscribe(onNext: { sum.add($0) })
        for subject in subjects { subject.onNext(1) }
        return EventCase(
            allocations: allocations { subjects[3].onNext(1) },
            Work {
                for value in 0..<events { subjects[value % 10].onNext(value) }
                withExtendedLifetime(subscription) {}
            },
            bound: "loop", plainLoop(events, sum))
    }
}

/// The bound of sequences: a closure called in a loop.
func plainLoop(_ events: Int, _ sum: Sum) -> Work {
    let plain = PlainPublisher()
    plain.add { sum.add($0) }
    return Work { for value in 0..<events { plain.send(value) } }
}
