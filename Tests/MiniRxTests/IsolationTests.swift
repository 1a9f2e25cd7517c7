import Dispatch
import MiniRx
import Synchronization
import TestEnvironment
import Testing

/// Closures run in the isolation that they were written in.
struct IsolationTests {
    private actor Listener {
        private let subject = PublishSubject<Int>()
        private let bag = DisposeBag()
        private(set) var received: [Int] = []

        /// Subscribes by way of another thread, and emits right after.
        func start() -> Bool {
            subject.observe(on: SerialDispatchQueueScheduler(qos: .default)).observeHere()
                .subscribe(onNext: { [unowned self] in
                    assertIsolated()
                    received.append($0)
                })
                .disposed(by: bag)
            let isSubscribed = subject.hasObservers
            subject.onNext(1)
            return isSubscribed
        }
    }

    @Test func anActorMissesNothingAfterItHasSubscribed() async {
        let listener = Listener()
        await expect(listener.start())
        for _ in 0..<10_000 where await listener.received.isEmpty { await Task.yield() }
        await expect(listener.received, [1])
    }

    @globalActor
    private actor Studio {
        static let shared = Studio()
    }

    @Studio
    private final class Recorder {
        private let bag = DisposeBag()

        func start(_ log: Log, _ ticks: ConcurrentRelay<Int>) {
            ticks.asObservable().observeHere().subscribe(onNext: { _ in }).disposed(by: bag)
            Disposables.create {
                Studio.assertIsolated()
                log.note("disposed")
            }.disposed(by: bag)
        }
    }

    /// Created by code without isolation, on another thread than the main one.
    @MainActor
    private final class Screen {
        private let bag = DisposeBag()

        nonisolated init() {}

        func start(_ log: Log) {
            Disposables.create {
                MainActor.assertIsolated()
                log.note("disposed")
            }.disposed(by: bag)
        }
    }

    @Test func aBagOfAGlobalActorDisposesThere() async {
        let log = Log()
        let ticks = ConcurrentRelay(value: 0)
        var recorder: Recorder? = await Recorder()
        await recorder?.start(log, ticks)
        expect(log.entries.isEmpty)
        recorder = nil
        await eventually { !log.entries.isEmpty }
        expect(log.entries, ["disposed"])
    }

    @Test func aBagCreatedElsewhereDisposesOnTheMainActor() async {
        let log = Log()
        var screen: Screen? = await Task.detached { Screen() }.value
        await screen?.start(log)
        screen = nil
        await eventually { !log.entries.isEmpty }
        expect(log.entries, ["disposed"])
    }

    /// Its closures may use an object that is about to be freed.
    @MainActor
    @Test func nothingArrivesOnceABagIsFreedElsewhere() async {
        let (subject, log) = (PublishSubject<Int>(), Log())
        let bag = Box(DisposeBag())
        subject.subscribe(onNext: { log.note("\($0)") }, onDisposed: { log.note("disposed") })
            .disposed(by: bag.value!)
        subject.onNext(1)
        freeOnAnotherThread(bag)
        // The main queue is busy, so nothing has been disposed yet.
        subject.onNext(2)
        expect(log.entries, ["1"])
        await eventually { log.entries.count == 2 }
        expect(log.entries, ["1", "disposed"])
    }

    private func freeOnAnotherThread(_ box: Box) {
        let isFreed = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            box.value = nil
            isFreed.signal()
        }
        isFreed.wait()
    }

    private final class Box: @unchecked Sendable {
        var value: DisposeBag?

        init(_ value: DisposeBag) { self.value = value }
    }

    /// A log for closures of any isolation.
    private final class Log: Sendable {
        private let log = Mutex<[String]>([])

        var entries: [String] { log.withLock { $0 } }

        func note(_ entry: String) { log.withLock { $0.append(entry) } }
    }

    private actor Home {
        private let subject = PublishSubject<Int>()

        /// Whether the source was disposed when its end had been sent.
        func endsAtOnce() -> Bool {
            var isDisposed = false
            let subscription = subject.do(onDispose: { isDisposed = true })
                .observe(on: SerialDispatchQueueScheduler(qos: .default))
                .subscribe(onNext: { _ in })
            subject.onCompleted()
            withExtendedLifetime(subscription) {}
            return isDisposed
        }
    }

    /// It ends where it belongs, so nothing has to be sent to its actor.
    @Test func aSourceThatEndsIsDisposedAtOnce() async {
        let isDisposed = await Home().endsAtOnce()
        expect(isDisposed)
    }
}
