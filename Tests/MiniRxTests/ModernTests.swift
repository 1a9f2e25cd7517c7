import Dispatch
import MiniRx
import Observation
import Synchronization
import TestEnvironment
import Testing

/// Observation, asynchronous sequences, and observables for all threads.
@MainActor
struct ModernTests {
    @Observable
    @MainActor
    final class Model {
        var rows = ["a"]
        var title = "t"
        @ObservationIgnored var reads = 0
    }

    /// Waits until everything queued on the main queue so far has run.
    private func turn() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    @Test func theChangesOfATurnAreOneElement() async {
        let model = Model()
        let trace = Trace()
        let subscription = Observable<String>
            .tracking {
                model.reads += 1
                return model.rows.joined()
            }
            .subscribe(into: trace)
        expect(trace.text, "a")
        model.rows.append("b")
        model.rows.append("c")
        await turn()
        expect(trace.text, "a abc")
        model.title = "not read"
        await turn()
        expect(model.reads, 2)
        model.rows = []
        await turn()
        model.rows = ["d"]
        await turn()
        expect(trace.entries, ["a", "abc", "", "d"])
        subscription.dispose()
        model.rows = ["e"]
        await turn()
        expect(trace.entries.last == "disposed" && model.reads == 4)
    }

    @Test func aChangeByAnObserverIsNotMissed() async {
        let model = Model()
        var counts: [Int] = []
        let subscription = Observable.tracking { model.rows.count }.subscribe(onNext: { count in
            counts.append(count)
            if count < 4 { model.rows.append("+") }
        })
        for _ in 0..<4 { await turn() }
        expect(counts, [1, 2, 3, 4])
        subscription.dispose()
    }

    @Test(arguments: [true, false])
    func observersAreReleasedWithATrackedModelOrOnDisposal(isDisposed: Bool) {
        var model: Model? = Model()
        weak let weakModel = model
        weak var token: DisposeBag?
        var subscription: (any Disposable)?
        do {
            let held = DisposeBag()
            token = held
            subscription = Observable.tracking { [weak model] in model?.rows.count ?? 0 }
                .subscribe(onNext: { _ in withExtendedLifetime(held) {} })
        }
        expect(token != nil)
        if isDisposed { subscription?.dispose() } else { model = nil }
        expect(token == nil)
        model = nil
        expect(weakModel == nil)
        subscription?.dispose()
    }

    /// As with any `AsyncSequence`: a loop that is entered again ends at once.
    @Test func afterItsErrorAnIteratorIsAtTheEnd() async throws {
        let subject = PublishSubject<Int>()
        let values = subject.values.makeAsyncIterator()
        subject.onNext(1)
        subject.onError(TestError())
        var received: [Int] = []
        var errors = 0
        for _ in 0..<3 {
            do {
                while let value = try await values.next() { received.append(value) }
            } catch {
                errors += 1
            }
        }
        expect(received == [1] && errors == 1)
    }

    /// A sequence that counts how many elements were requested.
    struct Producer: AsyncSequence, Sendable {
        let asked: Mutex2<Int>

        struct Iterator: AsyncIteratorProtocol {
            let asked: Mutex2<Int>

            mutating func next() async -> Int? {
                let next = asked.value.withLock { count in
                    count += 1
                    return count
                }
                return next <= 5 ? next : nil
            }
        }

        func makeAsyncIterator() -> Iterator { Iterator(asked: asked) }
    }

    final class Mutex2<Value: Sendable>: Sendable {
        let value: Mutex<Value>

        init(_ value: Value) { self.value = Mutex(value) }
    }

    @Test func theProducerIsSuspendedUntilAnElementIsDelivered() async throws {
        let asked = Mutex2(0)
        var ahead: [Int] = []
        let source = Observable(Producer(asked: asked))
        for try await value in source.do(onNext: { value in
            ahead.append(asked.value.withLock { $0 } - value)
        }).values {
            MainActor.assertIsolated()
            _ = value
        }
        expect(ahead, [0, 0, 0, 0, 0])
    }

    @Test func allObserversOfAConcurrentRelayGetTheSameOrder() async {
        let relay = ConcurrentRelay(value: -1)
        let received = (0..<2).map { _ in Mutex2([Int]()) }
        let inside = Mutex2(0)
        let subscriptions = received.map { received in
            relay.asObservable().subscribe(onNext: { value in
                let alone = inside.value.withLock { count in
                    count += 1
                    return count == 1
                }
                received.value.withLock { $0.append(alone ? value : -2) }
                inside.value.withLock { $0 -= 1 }
            })
        }
        await withTaskGroup(of: Void.self) { group in
            for base in 0..<8 {
                group.addTask { for step in 0..<200 { relay.accept(base * 200 + step) } }
            }
        }
        // A thread that has delivered many values of others leaves the rest to a background queue.
        for log in received { await eventually { log.value.withLock { $0.count } == 1601 } }
        let first = received[0].value.withLock { $0 }
        expect(first.sorted(), Array(-1..<1600))
        expect(received[1].value.withLock { $0 }, first)
        for subscription in subscriptions { subscription.dispose() }
    }

    @Test func elementsEmittedByAnObserverFollowTheCurrentOne() {
        let relay = ConcurrentRelay(value: 0)
        let trace = Mutex2([String]())
        let subscriptions = ["a", "b"].map { name in
            relay.asObservable().subscribe(onNext: { value in
                trace.value.withLock { $0.append("\(name)\(value)") }
                if name == "a", value > 0, value < 3 { relay.accept(value + 1) }
            })
        }
        relay.accept(1)
        expect(trace.value.withLock { $0 }, ["a0", "b0", "a1", "b1", "a2", "b2", "a3", "b3"])
        for subscription in subscriptions { subscription.dispose() }
        // Re-entrant emissions do not nest, so they don't exhaust the stack.
        let deep = relay.asObservable().subscribe(onNext: { value in
            if value < 200_000 { relay.accept(value + 1) }
        })
        expect(relay.value, 200_000)
        deep.dispose()
    }

    @Test func aConcurrentRelayLosesNoChange() async {
        let relay = ConcurrentRelay(value: 0)
        let received = Mutex2([Int]())
        let subscription = relay.asObservable().subscribe(onNext: { value in
            received.value.withLock { $0.append(value) }
        })
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<200 { relay.update { $0 += 1 } } } }
        }
        expect(relay.value, 1600)
        expect(received.value.withLock { $0 }, Array(0...1600))
        relay.accept(7)
        expect(relay.value == 7 && received.value.withLock { $0.last } == 7)
        subscription.dispose()
    }

    @Test func operatorsOfBothKinds() async throws {
        let (first, second) = (ConcurrentObservable.of(1, 2), ConcurrentObservable.of("a", "b"))
        let zipped = ConcurrentObservable<String>.pipe(first, second) { numbers, names in
            .zip(numbers, names) { "\($0)\($1)" }
        }
        let all = zipped.pipe { zipped in
            var count = 0
            return zipped.concat(.just("c")).map { text in
                count += 1
                return "\(count)\(text)"
            }.toArray().asObservable()
        }
        // Each subscription has its own count.
        for _ in 0..<2 {
            for try await texts in all.observe(on: .main).values {
                expect(texts, ["11a", "22b", "3c"])
            }
        }
        struct Refused: Error {}
        let failing = first.pipe { _ -> Observable<Int> in throw Refused() }
        await #expect(throws: Refused.self) {
            for try await _ in failing.observe(on: .main).values {}
        }
    }
}
