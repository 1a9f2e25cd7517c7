import Dispatch
import MiniRx
import Synchronization
import TestEnvironment
import Testing

/// Operators of `ConcurrentObservable`, each with a sequence that ends.
struct ConcurrentOperatorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let source: ConcurrentObservable<Int>
        let events: [String]

        var testDescription: String { name }

        init(_ name: String, _ source: ConcurrentObservable<Int>, _ events: String...) {
            self.name = name
            self.source = source
            self.events = events
        }
    }

    private static let queue = SerialDispatchQueueScheduler(qos: .default)
    private static let error = ConcurrentObservable<Int>.error(TestError())

    static let cases = [
        Case("just", .just(1), "1", "completed"),
        Case("from", .from([1, 2]), "1", "2", "completed"),
        Case("empty", .empty(), "completed"),
        Case("error", error, "error"),
        Case(
            "never", .never().pipe(on: queue) { $0.timeout(.milliseconds(1), scheduler: $1) },
            "error"),
        Case(
            "compactMap", .of(1, 2, 3).compactMap { $0 == 2 ? nil : 10 * $0 }, "10", "30",
            "completed"),
        Case("compactMap that throws", .of(1).compactMap { _ in throw TestError() }, "error"),
        Case("flatMap", .of(1, 2).flatMap { .just(10 * $0) }, "10", "20", "completed"),
        Case(
            "flatMapLatest", .of(1, 2).flatMapLatest { $0 == 1 ? .never() : .just($0) }, "2",
            "completed"),
        Case(
            "concatMap", .of(1, 2).concatMap { .of($0, 10 * $0) }, "1", "10", "2", "20",
            "completed"),
        Case("catch", error.catch { _ in .just(7) }, "7", "completed"),
        // A time that cannot pass between the elements: the end gives out the last one.
        Case(
            "debounce", .of(1, 2).pipe(on: queue) { $0.debounce(.seconds(60), scheduler: $1) }, "2",
            "completed"),
        Case(
            "throttle",
            .of(1, 2, 3).pipe(on: queue) {
                $0.throttle(.seconds(60), latest: false, scheduler: $1)
            }, "1", "completed"),
        Case("subscribe(on:)", .of(1, 2).subscribe(on: queue), "1", "2", "completed"),
        Case(
            "timer",
            .empty().pipe(on: queue) { $0.concat(.timer(.milliseconds(1), scheduler: $1)) }, "0",
            "completed"),
    ]

    @Test(arguments: cases)
    func emits(_ example: Case) async {
        let events = Mutex<[String]>([])
        await withCheckedContinuation { continuation in
            _ = example.source.subscribe { event in
                switch event {
                case .next(let element): events.withLock { $0.append("\(element)") }
                case .error: events.withLock { $0.append("error") }
                case .completed: events.withLock { $0.append("completed") }
                }
                if event.isStopEvent { continuation.resume() }
            }
        }
        expect(events.withLock { $0 }, example.events)
    }

    @Test func aSourceThatSeveralThreadsEndEndsOnce() {
        for _ in 0..<200 {
            let subject = ThreadedSource()
            let ends = Mutex<[String]>([])
            let subscription = subject.asObservable().subscribe { event in
                ends.withLock { $0.append(event.isStopEvent ? "end" : "element") }
            }
            DispatchQueue.concurrentPerform(iterations: 3) { job in
                if job == 0 { subject.onCompleted() } else { subject.onError(RxError.timeout) }
            }
            subject.onNext(1)
            expect(ends.withLock { $0 }, ["end"])
            subscription.dispose()
        }
    }

    /// A value that another thread accepts meanwhile waits.
    @Test func aNewObserverOfARelayReceivesItsValueFirst() {
        let relay = ConcurrentRelay(value: 1)
        let hasAccepted = DispatchSemaphore(value: 0)
        let values = Mutex<[Int]>([])
        let subscription = relay.asObservable().subscribe(onNext: { value in
            if value == 1 {
                DispatchQueue.global().async {
                    relay.accept(2)
                    hasAccepted.signal()
                }
                hasAccepted.wait()
            }
            values.withLock { $0.append(value) }
        })
        expect(values.withLock { $0 }, [1, 2])
        subscription.dispose()
    }

    @Test func newObserversOfARelayReceiveEachValueOnce() async {
        let relay = ConcurrentRelay(value: 0)
        let last = Effort.count(200, full: 500)
        let records = (0..<40).map { _ in ConcurrentRelay(value: [Int]()) }
        DispatchQueue.concurrentPerform(iterations: 2) { job in
            if job == 0 {
                for _ in 0..<last { relay.update { $0 += 1 } }
            } else {
                for record in records {
                    _ = relay.asObservable().subscribe(onNext: { value in
                        record.update { $0.append(value) }
                    })
                }
            }
        }
        // A thread that has delivered many values of the other leaves the rest to a background queue.
        for record in records {
            await eventually { record.value.last == last }
            expect(record.value, Array((record.value.first ?? 0)...last))
        }
    }

    @Test func subscribeOnRunsTheSourceOnTheScheduler() async {
        let key = DispatchSpecificKey<Bool>()
        let queue = DispatchQueue(label: "test")
        queue.setSpecific(key: key, value: true)
        let scheduler = SerialDispatchQueueScheduler(
            queue: queue, internalSerialQueueName: "its own")
        let source = ConcurrentObservable<Bool>.create { observer in
            observer.onNext(DispatchQueue.getSpecific(key: key) == true)
            return Disposables.create()
        }
        let isThere = await withCheckedContinuation { continuation in
            _ = source.subscribe(on: scheduler).subscribe(
                onNext: { continuation.resume(returning: $0) })
        }
        expect(isThere)
    }
}
