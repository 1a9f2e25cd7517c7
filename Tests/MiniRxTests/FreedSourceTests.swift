import MiniRx
import Testing

/// A subscription that is neither disposed nor completed goes when its last source is freed.
struct FreedSourceTests {
    private final class Token {}

    /// Whether what `subscribe` builds on two subjects is gone when both are, in either order.
    private func isFreed(
        lastFreed: Int,
        _ subscribe: (PublishSubject<Int>, PublishSubject<Int>, @escaping (Int) -> Void)
            -> any Disposable
    ) -> Bool {
        weak var token: Token?
        do {
            var subjects: [PublishSubject<Int>?] = [PublishSubject(), PublishSubject()]
            do {
                let captured = Token()
                token = captured
                if let first = subjects[0], let second = subjects[1] {
                    _ = subscribe(first, second) { _ in withExtendedLifetime(captured) {} }
                    first.onNext(1)
                    second.onNext(2)
                }
            }
            subjects[1 - lastFreed] = nil
            if token == nil { return false }  // too early: a source is left
            subjects[lastFreed]?.onNext(3)
            subjects[lastFreed] = nil
        }
        return token == nil
    }

    @Test(arguments: [0, 1])
    func combineLatestAndZip(lastFreed: Int) {
        #expect(
            isFreed(lastFreed: lastFreed) { first, second, receive in
                Observable.combineLatest(first, second) { $0 + $1 }.subscribe(onNext: receive)
            })
        #expect(
            isFreed(lastFreed: lastFreed) { first, second, receive in
                Observable.combineLatest([first, second]) { $0.count }.subscribe(onNext: receive)
            })
        #expect(
            isFreed(lastFreed: lastFreed) { first, second, receive in
                Observable.zip(first, second) { $0 + $1 }.subscribe(onNext: receive)
            })
    }

    @Test(arguments: [0, 1])
    func mergeAndConcat(lastFreed: Int) {
        #expect(
            isFreed(lastFreed: lastFreed) { first, second, receive in
                Observable.merge([first, second]).subscribe(onNext: receive)
            })
    }

    @Test func innerSequences() {
        // The selector must not keep the second subject: it is looked up weakly.
        for lastFreed in [0, 1] {
            #expect(
                isFreed(lastFreed: lastFreed) { first, second, receive in
                    first.flatMap { [weak second] _ in second?.asObservable() ?? .empty() }
                        .subscribe(onNext: receive)
                })
            #expect(
                isFreed(lastFreed: lastFreed) { first, second, receive in
                    first.flatMapLatest { [weak second] _ in second?.asObservable() ?? .empty() }
                        .subscribe(onNext: receive)
                })
        }
    }

    @Test func aSelectorThatHoldsTheInnerSources() {
        weak var token: Token?
        do {
            let captured = Token()
            token = captured
            let relays = [BehaviorRelay(value: 1), BehaviorRelay(value: 2)]
            let index = BehaviorRelay(value: 0)
            _ = index.flatMapLatest { relays[$0] }
                .subscribe(onNext: { _ in withExtendedLifetime(captured) {} })
            index.accept(1)
        }
        #expect(token == nil)
    }

    @Test func whatIsLeftGoesOn() {
        let kept = PublishSubject<Int>()
        var received: [Int] = []
        var freed: PublishSubject<Int>? = PublishSubject()
        let subscription = Observable.merge([freed ?? kept, kept])
            .subscribe(onNext: { received.append($0) })
        freed?.onNext(1)
        freed = nil
        kept.onNext(2)
        kept.onCompleted()
        #expect(received == [1, 2])
        subscription.dispose()
    }
}
