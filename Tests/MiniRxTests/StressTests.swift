import Dispatch
import MiniRx
import Synchronization
import TestEnvironment
import Testing

/// Several threads at once on everything that is documented as thread-safe, for the sanitizers.
///
/// A soak run takes a hundred times as many rounds.
struct StressTests {
    private static let rounds = Effort.count(10, full: 30, soak: 3_000)

    /// Checked code can't pass a plain observable out of its isolation; this is what unchecked
    /// code does.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
    }

    private func inParallel(_ jobs: [@Sendable (Int) -> Void]) {
        DispatchQueue.concurrentPerform(iterations: jobs.count) { jobs[$0]($0) }
    }

    @Test(.timeLimit(.minutes(1)))
    func subjectsUnderChurn() {
        for _ in 0..<Self.rounds {
            let subject = Unchecked(value: PublishSubject<Int>())
            let received = Atomic<Int>(0)
            let hasAll = DispatchSemaphore(value: 0)
            let count = Unchecked(value: { (_: Int) in
                if received.add(1, ordering: .relaxed).newValue == 200 { hasAll.signal() }
            })
            let emit: @Sendable (Int) -> Void = { _ in
                for value in 0..<100 { subject.value.onNext(value) }
            }
            let others = Unchecked(value: { (_: Int) in })
            let churn: @Sendable (Int) -> Void = { _ in
                for _ in 0..<100 {
                    let kept = (0..<3).map { _ in subject.value.subscribe(onNext: others.value) }
                    for subscription in kept { subscription.dispose() }
                }
            }
            let subscription = subject.value.subscribe(onNext: count.value)
            inParallel([emit, churn, emit, churn])
            // An observer that stays misses nothing while others subscribe and unsubscribe. What
            // came while the other thread was emitting may be left to a background queue.
            hasAll.wait()
            subscription.dispose()
            expect(!subject.value.hasObservers)
        }
    }

    @Test func anObserverThatStaysMissesNothing() {
        let count = Effort.count(20_000, full: 200_000, soak: 20_000_000)
        let subject = Unchecked(value: PublishSubject<Int>())
        let received = Unchecked(value: Trace())
        var last = 0
        let subscription = subject.value.subscribe(onNext: { value in
            if value != last + 1 { received.value.note("\(value) after \(last)") }
            last = value
        })
        let isOver = Atomic(false)
        inParallel([
            { _ in
                for value in 1...count { subject.value.onNext(value) }
                isOver.store(true, ordering: .releasing)
            },
            { _ in
                while !isOver.load(ordering: .acquiring) {
                    subject.value.subscribe(onNext: { _ in }).dispose()
                }
            },
        ])
        expect(received.value.entries, [])
        expect(last, count)
        subscription.dispose()
    }

    @Test func relaysUnderChurn() {
        for _ in 0..<Self.rounds {
            let relay = Unchecked(value: BehaviorRelay(value: [0]))
            let accept: @Sendable (Int) -> Void = { job in
                for value in 0..<100 { relay.value.accept([job, value]) }
            }
            let read: @Sendable (Int) -> Void = { _ in
                for _ in 0..<50 {
                    let subscription = relay.value.subscribe(onNext: { _ = $0.count })
                    expect(relay.value.value.count <= 2)
                    subscription.dispose()
                }
            }
            inParallel([accept, read, accept, read])
        }
    }

    @Test func mergeSwitchAndCombine() {
        for _ in 0..<Self.rounds {
            let subjects = Unchecked(value: (0..<3).map { _ in PublishSubject<Int>() })
            let received = Unchecked(value: Trace())
            let merged = Observable.merge(subjects.value).scan(0) { count, _ in count + 1 }
            let switched = subjects.value[0].flatMapLatest { _ in subjects.value[1] }
            let combined = Observable.combineLatest(subjects.value[0], subjects.value[2]) {
                $0 + $1
            }
            let group = DisposeBag()
            group.insert(merged.subscribe(onNext: { received.value.entries = ["\($0)"] }))
            group.insert(switched.scan(0) { $0 + $1 }.subscribe(onNext: { _ in }))
            group.insert(combined.scan(0) { $0 + $1 }.subscribe(onNext: { _ in }))
            inParallel(
                (0..<3).map { _ in
                    { job in for value in 0..<50 { subjects.value[job].onNext(value) } }
                })
            expect(received.value.text, "150")
            let disposal = Unchecked(value: group)
            inParallel([
                { _ in for value in 0..<50 { subjects.value[0].onNext(value) } },
                { _ in disposal.value.dispose() },
                { _ in for value in 0..<50 { subjects.value[2].onNext(value) } },
            ])
            expect(subjects.value.allSatisfy { !$0.hasObservers })
        }
    }

    @Test func shareUnderChurn() {
        for _ in 0..<Self.rounds {
            let subject = Unchecked(value: PublishSubject<Int>())
            let shared = Unchecked(value: subject.value.share(replay: 2))
            let churn: @Sendable (Int) -> Void = { _ in
                for _ in 0..<50 { shared.value.subscribe(onNext: { _ in }).dispose() }
            }
            inParallel([
                churn, { _ in for value in 0..<100 { subject.value.onNext(value) } }, churn,
            ])
            expect(!subject.value.hasObservers)
        }
    }

    /// While a slow subscriber receives the replay, live elements wait.
    @Test func replayAndLiveElementsAreSerialised() {
        let entrance = Mutex<ConcurrentObserver<Int>?>(nil)
        let shared = ConcurrentObservable<Int>
            .create { observer in
                entrance.withLock { $0 = observer }
                return Disposables.create()
            }
            .share(replay: 2)
        let keeper = shared.subscribe()
        let emit: @Sendable (Int) -> Void = { value in
            entrance.withLock { $0 }?.onNext(value)
        }
        emit(1)
        let inside = Atomic(0)
        let most = Atomic(0)
        let sums = Mutex<[Int]>([])
        let hasEmitted = DispatchSemaphore(value: 0)
        let slow =
            shared
            .pipe { source in
                source.scan(0) { sum, value in
                    most.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
                    defer { inside.subtract(1, ordering: .relaxed) }
                    if value == 1 {
                        DispatchQueue.global().async {
                            emit(2)
                            emit(3)
                            hasEmitted.signal()
                        }
                        hasEmitted.wait()
                    }
                    return sum + value
                }
            }
            .subscribe(onNext: { sum in sums.withLock { $0.append(sum) } })
        emit(4)
        expect(most.load(ordering: .relaxed), 1)
        expect(sums.withLock { $0 }, [1, 3, 6, 10])
        slow.dispose()
        keeper.dispose()
    }

    /// A subscriber that comes during emissions gets all later elements in order, and the end.
    @Test(.timeLimit(.minutes(1)), arguments: [SubjectLifetimeScope.whileConnected, .forever])
    func newSubscribersMissNothing(scope: SubjectLifetimeScope) {
        for _ in 0..<Self.rounds {
            let entrance = Mutex<ConcurrentObserver<Int>?>(nil)
            let shared = ConcurrentObservable<Int>
                .create { observer in
                    entrance.withLock { $0 = observer }
                    return Disposables.create()
                }
                .share(replay: 3, scope: scope)
            let keeper = shared.subscribe()
            let observer = Unchecked(value: entrance.withLock { $0 })
            let records = (0..<40).map { _ in Record() }
            let come: @Sendable (Int) -> Void = { job in
                for record in records[(job / 2 * 20)..<(job / 2 * 20 + 20)] {
                    _ = shared.subscribe(
                        onNext: { value in record.values.withLock { $0.append(value) } },
                        onCompleted: {
                            record.values.withLock { $0.append(0) }
                            record.hasEnded.signal()
                        })
                }
            }
            inParallel([
                come,
                { _ in for value in 1...300 { observer.value?.onNext(value) } },
                come,
            ])
            observer.value?.onCompleted()
            for record in records {
                record.hasEnded.wait()
                let values = record.values.withLock { $0 }
                let first = values.first ?? 0
                expect(values, Array(first..<301) + [0])
            }
            keeper.dispose()
        }
    }

    private final class Record: Sendable {
        let hasEnded = DispatchSemaphore(value: 0)
        let values = Mutex<[Int]>([])
    }

    /// An observer that unsubscribes while another thread emits is freed by one of the two.
    @Test func anObserverRemovedDuringAnEmissionIsFreed() {
        for _ in 0..<Self.rounds {
            let subject = Unchecked(value: PublishSubject<Int>())
            let freed = Atomic(0)
            let subscriptions = Unchecked(
                value: (0..<50).map { _ in
                    let token = Token { freed.add(1, ordering: .relaxed) }
                    return subject.value.subscribe(
                        onNext: { _ in withExtendedLifetime(token) {} })
                })
            inParallel([
                { _ in for value in 0..<200 { subject.value.onNext(value) } },
                { _ in for subscription in subscriptions.value { subscription.dispose() } },
            ])
            // What both threads may have missed is freed with the next emission.
            subject.value.subscribe(onNext: { _ in }).dispose()
            expect(freed.load(ordering: .relaxed), 50)
        }
    }

    private final class Token {
        private let action: () -> Void

        init(_ action: @escaping () -> Void) {
            self.action = action
        }

        deinit {
            action()
        }
    }

    /// A subscription disposed on another thread while it begins leaves no observer behind.
    @Test func disposalWhileSubscribing() {
        for _ in 0..<Self.rounds * 10 {
            let subject = Unchecked(value: PublishSubject<Int>())
            let place = Unchecked(value: SerialDisposable())
            inParallel([
                { _ in place.value.disposable = subject.value.subscribe(onNext: { _ in }) },
                { _ in place.value.dispose() },
                { _ in subject.value.onNext(1) },
            ])
            expect(!subject.value.hasObservers)
        }
    }

    @Test func observeOnAndDisposalFromOtherThreads() {
        let scheduler = SerialDispatchQueueScheduler(qos: .default)
        for _ in 0..<Self.rounds {
            let source = ConcurrentObservable<Int>.create { observer in
                let queue = DispatchQueue.global()
                for job in 0..<2 {
                    queue.async { for value in 0..<50 { observer.onNext(job * 50 + value) } }
                }
                return Disposables.create()
            }
            let received = Mutex<[Int]>([])
            let isFlowing = DispatchSemaphore(value: 0)
            let disposals = Atomic(0)
            let subscription = source.observe(on: scheduler).map { $0 + 1 }.subscribe(
                onNext: { value in
                    received.withLock { $0.append(value) }
                    isFlowing.signal()
                }, onDisposed: { disposals.add(1, ordering: .relaxed) })
            expect(isFlowing.wait(timeout: .now() + 60), .success)
            inParallel([{ _ in subscription.dispose() }, { _ in subscription.dispose() }])
            expect(disposals.load(ordering: .relaxed), 1)
            let values = received.withLock { $0 }
            for job in 0..<2 {
                let own = values.filter { ($0 - 1) / 50 == job }
                expect(own, own.indices.map { job * 50 + $0 + 1 }, "in order, none is lost")
            }
        }
    }

    @Test func disposalRunsOnceOnWhicheverThread() {
        for _ in 0..<Self.rounds {
            let count = Atomic<Int>(0)
            let action = Unchecked(value: { _ = count.add(1, ordering: .relaxed) })
            let disposables = Unchecked(value: [
                Disposables.create { action.value() },
                Observable<Int>.never().subscribe(onDisposed: { action.value() }),
            ])
            let bag = Unchecked(value: DisposeBag())
            inParallel(
                (0..<4).map { _ in
                    { job in
                        for disposable in disposables.value {
                            if job == 3 {
                                bag.value.insert(disposable)
                            } else {
                                disposable.dispose()
                            }
                        }
                        if job == 2 { bag.value.dispose() }
                    }
                })
            expect(count.load(ordering: .relaxed), 2)
        }
    }
}
