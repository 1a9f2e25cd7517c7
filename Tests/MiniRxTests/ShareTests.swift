import MiniRx
import TestEnvironment
import Testing

struct ShareTests {
    @Test func theLastSubscriberEndsTheSourceAndANewOneRestartsIt() {
        let trace = Trace()
        let shared = Observable<Int>
            .create { observer in
                trace.note("start")
                observer.onNext(1)
                return Disposables.create { trace.note("stop") }
            }
            .share(replay: 1)
        let first = shared.subscribe(into: trace, "A")
        let second = shared.subscribe(into: trace, "B")
        first.dispose()
        second.dispose()
        let third = shared.subscribe(into: trace, "C")
        third.dispose()
        expect(
            trace.text, "start A1 B1 Adisposed stop Bdisposed start C1 stop Cdisposed")
    }

    @Test(arguments: [SubjectLifetimeScope.whileConnected, .forever])
    func theReplayIsClearedOrKept(scope: SubjectLifetimeScope) {
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 2, scope: scope)
        let first = shared.subscribe(onNext: { _ in })
        for value in 1...3 { subject.onNext(value) }
        expect(shared.trace(), "2 3 disposed")
        first.dispose()
        expect(!subject.hasObservers)
        expect(shared.trace(), (scope == .forever ? "2 3 disposed" : "disposed"))
    }

    @Test(arguments: [SubjectLifetimeScope.whileConnected, .forever])
    func aSourceThatEndsAtOnce(scope: SubjectLifetimeScope) {
        var starts = 0
        let shared = Observable.of(1, 2).do(onSubscribe: { starts += 1 })
            .share(replay: 1, scope: scope)
        expect(shared.trace(), "1 2 done disposed")
        expect(shared.trace(), (scope == .forever ? "2 done disposed" : "1 2 done disposed"))
        expect(starts, (scope == .forever ? 1 : 2))
    }

    @Test func anErrorReachesAllWhoHaveNotLeft() {
        // An error reaches all and allows a retry.
        do {
            var starts = 0
            let shared = Observable<Int>
                .deferred {
                    starts += 1
                    return starts == 1 ? .error(TestError()) : .just(starts)
                }
                .share()
            expect(shared.retry(2).trace(), "2 done disposed")
        }
        // A subscriber that leaves during the replay gets nothing more.
        do {
            let subject = PublishSubject<Int>()
            let shared = subject.share(replay: 3)
            let first = shared.subscribe(onNext: { _ in })
            for value in 1...3 { subject.onNext(value) }
            expect(shared.take(1).trace(), "1 done disposed")
            first.dispose()
        }
    }
}
