import BenchmarkHarness
import MiniRx

extension Suite {
    /// Several sources, and sequences of sequences.
    func combining() {
        stream("combineLatest of 2") { sum in
            let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
            let subscription = Observable.combineLatest(first, second) { $0 &+ $1 }
                .subscribe(onNext: { sum.add($0) })
            second.onNext(1)
            return Stream((second, subscription)) { for value in $0 { first.onNext(value) } }
        }
        stream("combineLatest of 10") { sum in
            let subjects = (0..<10).map { _ in PublishSubject<Int>() }
            let subscription = Observable.combineLatest(subjects) { $0[0] &+ $0[9] }
                .subscribe(onNext: { sum.add($0) })
            for subject in subjects { subject.onNext(1) }
            return Stream(subscription) { for value in $0 { subjects[value % 10].onNext(value) } }
        }
        for ahead in [0, 1000] {
            let name = ahead == 0 ? "zip of 2, per pair" : "zip of 2, one a thousand ahead"
            stream(name, counts: ahead == 0) { sum in
                let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
                let subscription = Observable.zip(first, second) { $0 &+ $1 }
                    .subscribe(onNext: { sum.add($0) })
                for value in 0..<ahead { first.onNext(value) }
                return Stream(subscription) {
                    for value in $0 {
                        first.onNext(value)
                        second.onNext(value)
                    }
                }
            }
        }
        stream("flatMap of just", events: 1000) { sum in
            Stream(sum) { $0.flatMap { Observable.just($0) } }
        }
        stream("flatMapLatest of just", events: 1000) { sum in
            Stream(sum) { $0.flatMapLatest { Observable.just($0) } }
        }
        stream("flatMapLatest between relays", events: 1000) { sum in
            let relays = (0..<8).map { BehaviorRelay(value: $0) }
            let index = BehaviorRelay(value: 0)
            let subscription = index.flatMapLatest { relays[$0 & 7] }
                .subscribe(onNext: { sum.add($0) })
            return Stream(subscription) { for value in $0 { index.accept(value) } }
        }
        // Linear growth: the cost per element doesn't depend on how many wait.
        for waiting in [1000, 10_000, 100_000] {
            stream("concatMap, elements that wait", events: waiting, counts: false) { sum in
                Stream(()) {
                    let (subject, first) = (PublishSubject<Int>(), PublishSubject<Int>())
                    let subscription =
                        subject
                        .concatMap { $0 == 0 ? first.asObservable() : .just($0) }
                        .subscribe(onNext: { sum.add($0) })
                    for value in $0 { subject.onNext(value) }
                    first.onCompleted()
                    subscription.dispose()
                }
            }
        }
    }
}
