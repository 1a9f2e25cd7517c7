import Dispatch
import MiniRx
import Synchronization
import TestEnvironment
import Testing

/// Pipes over sources of several threads: their closures are plain, so only one may run at a time.
struct PipeStressTests {
    /// State that the closures of one pipe share.
    private final class Log {
        var calls = 0

        /// Called by every closure.
        func note(_ total: Counters) {
            total.value.add(1, ordering: .relaxed)
            // Slowly, so that another closure has the time to run meanwhile.
            let before = calls
            for _ in 0..<20 { total.value.add(0, ordering: .relaxed) }
            calls = before + 1
            total.last.store(calls, ordering: .relaxed)
        }
    }

    private func emit(_ count: Int, into subjects: [ThreadedSource]) {
        DispatchQueue.concurrentPerform(iterations: subjects.count) { index in
            for value in 0..<count { subjects[index].onNext(value) }
        }
    }

    @Test func closuresOfAPipeCountEveryElement() {
        let count = Effort.count(2_000, full: 20_000, soak: 2_000_000)
        let subjects = [ThreadedSource(), ThreadedSource()]
        let total = Counters()
        let pipe = ConcurrentObservable.pipe(subjects[0].asObservable(), subjects[1].asObservable())
        {
            left, right in
            let log = Log()
            return Observable.merge(
                left.map {
                    log.note(total)
                    return $0
                },
                right.map {
                    log.note(total)
                    return $0
                })
        }
        let subscription = pipe.subscribe()
        emit(count, into: subjects)
        expect(total.last.load(ordering: .relaxed), count * 2)
        subscription.dispose()
    }

    @Test func timersOfAPipeRunOneAtATimeWithItsClosures() {
        let source = ThreadedSource()
        let total = Counters()
        let isOver = DispatchSemaphore(value: 0)
        let background = ConcurrentDispatchQueueScheduler()
        let pipe = source.asObservable().pipe(on: background) { source, scheduler in
            let log = Log()
            let ticks = Observable<Int>.interval(.microseconds(10), scheduler: scheduler).take(100)
            return Observable.merge(
                source.do(onNext: { _ in log.note(total) }),
                ticks.do(onNext: { _ in log.note(total) }))
        }
        let subscription = pipe.subscribe(onCompleted: { isOver.signal() })
        for value in 0..<10_000 { source.onNext(value) }
        source.onCompleted()
        isOver.wait()
        expect(total.last.load(ordering: .relaxed), 10_100)
        subscription.dispose()
    }

    /// One source twice, and a hook that runs on disposal, from a third thread.
    @Test func randomPipes() {
        for seed in 0..<Effort.count(20, full: 60, soak: 6_000) {
            let subjects = (0..<3).map { _ in ThreadedSource() }
            let sources = subjects.map { $0.asObservable() }
            let total = Counters()
            let pipe = ConcurrentObservable.pipe(sources[0], sources[1], sources[2]) { a, b, c in
                let log = Log()
                var build = RandomPipe(Dice(seed: seed), [a, b, c]) { log.note(total) }
                return build.sequence(depth: 4)
            }
            let subscription = pipe.subscribe(onError: { _ in })
            let isDisposedEarly = seed.isMultiple(of: 2)
            DispatchQueue.concurrentPerform(iterations: 4) { job in
                if job == 3 {
                    if isDisposedEarly { subscription.dispose() }
                    return
                }
                for value in 0..<50 { subjects[job].onNext(value) }
                if seed % 3 == job { subjects[job].onCompleted() }
            }
            subscription.dispose()
            expect(
                total.last.load(ordering: .relaxed), total.value.load(ordering: .relaxed),
                "seed \(seed)")
        }
    }

    /// The thread inside waits for the one that disposes.
    @Test func disposalDoesNotWait() {
        let subject = ThreadedSource()
        let (isInside, isDisposed) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let hasLeft = DispatchSemaphore(value: 0)
        let order = Mutex<[String]>([])
        let subscription = subject.asObservable()
            .pipe { source in
                source.do(
                    onNext: { _ in
                        isInside.signal()
                        isDisposed.wait()
                        order.withLock { $0.append("element") }
                    }, onDispose: { order.withLock { $0.append("disposed") } })
            }
            .subscribe(onNext: { _ in order.withLock { $0.append("received") } })
        DispatchQueue.global().async {
            subject.onNext(1)
            hasLeft.signal()
        }
        isInside.wait()
        subscription.dispose()
        isDisposed.signal()
        hasLeft.wait()
        expect(order.withLock { $0 }, ["element", "disposed"])
    }
}

/// Operators with closures over plain state, at random.
private struct RandomPipe {
    private var dice: Dice
    private let sources: [Observable<Int>]
    private let note: () -> Void

    init(_ dice: Dice, _ sources: [Observable<Int>], note: @escaping () -> Void) {
        self.dice = dice
        self.sources = sources
        self.note = note
    }

    mutating func sequence(depth: Int) -> Observable<Int> {
        if depth == 0 { return leaf() }
        let note = note
        let source = sequence(depth: depth - 1)
        switch dice.roll(14) {
        case 0:
            var last = 0
            return source.map { value in
                note()
                last = value
                return last
            }
        case 1:
            return source.filter { value in
                note()
                return value % 3 > 0
            }
        case 2:
            return source.scan(into: [0]) { sums, value in
                note()
                sums.append(value)
            }.map(\.count)
        case 3: return source.do(onNext: { _ in note() }, onDispose: note)
        case 4: return .merge(source, sequence(depth: depth - 1))
        case 5:
            return .combineLatest(source, sequence(depth: depth - 1)) { left, right in
                note()
                return left &+ right
            }
        case 6:
            return .zip(source, sequence(depth: depth - 1)) { left, right in
                note()
                return left &- right
            }
        case 7:
            return source.withLatestFrom(sequence(depth: depth - 1)) { left, right in
                note()
                return left ^ right
            }
        case 8: return source.take(until: sequence(depth: depth - 1).skip(20))
        case 9:
            let other = sequence(depth: 0)
            return source.flatMapLatest { value in
                note()
                return value.isMultiple(of: 4) ? other : .of(value, value)
            }
        case 10:
            let other = sequence(depth: 0)
            return source.flatMap { value in
                note()
                return value.isMultiple(of: 16) ? other.take(3) : .just(value)
            }
        case 11: return source.share(replay: 1).startWith(1)
        case 12:
            return source.distinctUntilChanged { left, right in
                note()
                return left == right
            }
        default:
            let shared = source.share()
            return .merge(
                shared.map { value in
                    note()
                    return value
                }, shared)
        }
    }

    private mutating func leaf() -> Observable<Int> {
        let note = note
        return dice.roll(6) == 0
            ? .of(1, 2, 3)
            : dice.pick(sources).do(onNext: { _ in note() }, onDispose: note)
    }
}

/// What the closures of a pipe have counted, and what the plain counter had then.
private final class Counters: Sendable {
    let value = Atomic<Int>(0)
    let last = Atomic<Int>(0)
}
