import MiniRx
import Synchronization
import TestEnvironment
import Testing

/// Sequences that switch threads and return.
@MainActor
struct ConcurrencyTests {
    @Test func toABackgroundQueueAndBack() async throws {
        let background = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
        let source = Observable.range(start: 0, count: 1000)
            .observe(on: background)
            .map { $0 * 2 }
            .filter { $0.isMultiple(of: 3) }
            .observe(on: MainScheduler.instance)
        var received: [Int] = []
        for try await value in source.values { received.append(value) }
        expect(received, (0..<1000).map { $0 * 2 }.filter { $0.isMultiple(of: 3) })
    }

    @Test func aSourceSubscribedToOnAnotherThreadRunsOnItsActor() async throws {
        let log = Trace()
        let source = Observable<Int>
            .create { observer in
                MainActor.assertIsolated()
                log.note("subscribed")
                observer.onNext(1)
                observer.onNext(2)
                return Disposables.create {
                    MainActor.assertIsolated()
                    log.note("disposed")
                }
            }
            .observe(on: ConcurrentDispatchQueueScheduler())
        let value = await Task.detached {
            await withCheckedContinuation { continuation in
                _ = source.pipe { $0.take(1) }.subscribe(onNext: {
                    continuation.resume(returning: $0)
                })
            }
        }.value
        expect(value, 1)
        await eventually { log.entries.count == 2 }
        expect(log.text, "subscribed disposed")
    }

    @MainActor
    final class Holder {
        let source: ConcurrentObservable<Int>

        init() {
            source = Observable.of(1, 2).map { $0 * 2 }
                .observe(on: ConcurrentDispatchQueueScheduler())
        }
    }

    @Test func aPropertySetInAnInitializerBelongsToTheMainActor() async throws {
        let holder = await Task { @MainActor in Holder() }.value
        var received: [Int] = []
        for try await value in holder.source.observe(on: MainScheduler.instance).values {
            received.append(value)
        }
        expect(received, [2, 4])
    }

    @MainActor @Test func aTaskIsASequence() async throws {
        struct Failure: Error {}
        var calls = 0
        let numbers = Observable.task {
            await MainActor.run { calls += 1 }
            return 7
        }
        expect(calls, 0)
        for _ in 0..<2 {
            var received: [Int] = []
            for try await number in numbers.values {
                MainActor.assertIsolated()
                received.append(number)
            }
            expect(received, [7])
        }
        expect(calls, 2, "each subscription calls it")
        await #expect(throws: Failure.self) {
            for try await _ in Observable<Int>.task({ throw Failure() }).values {}
        }
    }

    @MainActor @Test func disposalCancelsATask() async {
        let (started, begin) = AsyncStream.makeStream(of: Void.self)
        let (ended, end) = AsyncStream.makeStream(of: Bool.self)
        let subscription = Observable<Int>.task {
            begin.yield()
            try? await Task.sleep(for: .seconds(3_600))
            end.yield(Task.isCancelled)
            return 1
        }.subscribe(onNext: { _ in Issue.record("delivered after disposal") })
        for await _ in started { break }
        subscription.dispose()
        for await isCancelled in ended {
            expect(isCancelled)
            break
        }
    }

    @Test func anySourceOnAnyThreadIsSerialised() async throws {
        let source = ConcurrentObservable<Int>.create { observer in
            let task = Task {
                await withTaskGroup(of: Void.self) { group in
                    for base in 0..<8 {
                        group.addTask { for step in 0..<100 { observer.onNext(base * 100 + step) } }
                    }
                }
                observer.onCompleted()
            }
            return Disposables.create { task.cancel() }
        }
        let sums = source.pipe { $0.scan((count: 0, sum: 0)) { ($0.count + 1, $0.sum + $1) } }
        var last = (count: 0, sum: 0)
        for try await value in sums.observeHere().values { last = value }
        expect(last == (800, (0..<800).reduce(0, +)))
    }

    @Test func asyncSequencesBothWaysUntilALoopIsCancelled() async throws {
        // Async sequences both ways.
        do {
            let stream = AsyncStream { continuation in
                for value in 0..<5 { continuation.yield(value) }
                continuation.finish()
            }
            var received: [Int] = []
            for try await value in Observable(stream).map({ $0 + 1 }).values {
                received.append(value)
            }
            expect(received, [1, 2, 3, 4, 5])
            try await expect(Single.just(7).value(), 7)
            await #expect(throws: TestError.self) {
                try await Single<Int>.error(TestError()).value()
            }
        }
        // Cancelling a loop disposes.
        do {
            let subject = PublishSubject<Int>()
            var received: [Int] = []
            let task = Task {
                for try await value in subject.values { received.append(value) }
            }
            await eventually { subject.hasObservers }
            subject.onNext(1)
            await eventually { !received.isEmpty }
            task.cancel()
            // The loop must throw: code after it runs only if the sequence completed.
            await #expect(throws: CancellationError.self) { try await task.value }
            expect(!subject.hasObservers)
            expect(received, [1])
        }
    }

    @Test func mainSchedulerIsSynchronousWhenIdle() async {
        let trace = Trace()
        let subject = PublishSubject<Int>()
        let bag = DisposeBag()
        // Not the shared scheduler, on which other tests may have work waiting.
        let whenIdle = MainScheduler(isAlwaysAsync: false)
        subject.observe(on: whenIdle).subscribe(into: trace).disposed(by: bag)
        subject.observe(on: MainScheduler.asyncInstance).subscribe(into: trace, "a")
            .disposed(by: bag)
        subject.onNext(1)
        expect(trace.text, "1")
        await eventually { trace.entries.count == 2 }
        expect(trace.text, "1 a1")
    }

    actor Counter {
        private var total = 0
        private let bag = DisposeBag()

        func run() async throws -> Int {
            let background = SerialDispatchQueueScheduler(qos: .default)
            let source = Observable.range(start: 0, count: 100)
                .observe(on: background)
                .map { $0 + 1 }
                .observeHere()
            for try await value in source.do(onNext: { [self] in total += $0 }).values {
                precondition(value > 0)
            }
            return total
        }
    }

    @Test func anActorHasItsOwnSequences() async throws {
        try await expect(Counter().run(), 5050)
    }

    @Test func timeOnOtherThreads() async throws {
        let background = SerialDispatchQueueScheduler(qos: .default)
        let source = ConcurrentObservable<Int>.empty()
            .pipe(on: background) { $0.concat(.interval(.milliseconds(1), scheduler: $1)) }
            .pipe { $0.take(3) }
            .pipe(on: background) { $0.delay(.milliseconds(1), scheduler: $1) }
            .observe(on: MainScheduler.instance)
        var received: [Int] = []
        for try await value in source.values { received.append(value) }
        expect(received, [0, 1, 2])
    }
}
