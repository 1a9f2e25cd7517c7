import Dispatch
import MiniRx
import Testing

/// Drivers and signals.
@MainActor
struct DriverTests {
    private let subject = PublishSubject<Int>()
    private let bag = DisposeBag()

    /// Waits several turns: other tests may keep the main scheduler busy, which delays elements.
    private func turns() async {
        for _ in 0..<8 {
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        }
    }

    @Test func aDriverRepeatsAndIsShared() async {
        let trace = Trace()
        let driver = subject.do(onNext: { _ in trace.note("run") })
            .asDriver(onErrorJustReturn: 9).map { $0 * 10 }
        driver.drive(onNext: { trace.note("a\($0)") }).disposed(by: bag)
        subject.onNext(1)
        await turns()
        driver.drive(onNext: { trace.note("b\($0)") }).disposed(by: bag)
        subject.onNext(2)
        await turns()
        subject.onError(TestError())
        await turns()
        #expect(trace.text == "run a10 b10 run a20 b20 a90 b90")
    }

    @Test func aSignalDoesNotRepeat() async {
        let trace = Trace()
        let signal = subject.asSignal(onErrorJustReturn: 9)
        signal.emit(onNext: { trace.note("a\($0)") }).disposed(by: bag)
        subject.onNext(1)
        await turns()
        let relay = PublishRelay<Int>()
        relay.subscribe(onNext: { trace.note("b\($0)") }).disposed(by: bag)
        signal.emit(to: relay).disposed(by: bag)
        subject.onNext(2)
        await turns()
        #expect(trace.text == "a1 a2 b2")
    }

    @Test func elementsFromOtherThreadsArriveOnTheMainActor() async {
        let relay = ConcurrentRelay(value: 0)
        var received: [Int] = []
        let driver = relay.asObservable().observe(on: .main).asDriver(onErrorJustReturn: -1)
        driver.drive(onNext: {
            MainActor.assertIsolated()
            received.append($0)
        }).disposed(by: bag)
        await Task.detached { relay.accept(1) }.value
        await eventually { received.last == 1 }
        #expect(received == [0, 1])
    }

    @Test func anErrorSwitchesToTheRecoveryDriver() async {
        let trace = Trace()
        let spare = BehaviorRelay(value: 7)
        subject.asDriver { _ in spare.asDriver() }
            .drive(onNext: { trace.note($0) }).disposed(by: bag)
        subject.onNext(1)
        await turns()
        subject.onError(TestError())
        await turns()
        spare.accept(8)
        await turns()
        #expect(trace.text == "1 7 8")
    }

    @Test func driversOfKnownElements() {
        let trace = Trace()
        func note(_ driver: Driver<Int>) {
            driver.drive(
                onNext: { trace.note($0) }, onCompleted: { trace.note("completed") }
            ).disposed(by: bag)
        }
        note(.just(1))
        note(.empty())
        note(.never())
        #expect(trace.text == "1 completed completed")
    }

    @Test func driverOperators() async {
        let trace = Trace()
        let (first, second) = (BehaviorRelay(value: 1), BehaviorRelay(value: "a"))
        let (numbers, names) = (first.asDriver(), second.asDriver())
        func note<Element>(_ name: String, _ driver: Driver<Element>) async {
            let line = Trace()
            driver.drive(
                onNext: { line.note("\($0)") },
                onDisposed: {
                    trace.note("\(name): \(line.text);")
                }
            ).disposed(by: bag)
            await turns()
        }
        await note("combined", .combineLatest(numbers, names) { "\($0)\($1)" })
        await note("merged", .merge(numbers, numbers.map { $0 + 1 }))
        await note("filtered", numbers.filter { $0 > 1 }.startWith(0).distinctUntilChanged())
        await note("latest", numbers.withLatestFrom(names) { "\($0)\($1)" })
        await note("switched", names.flatMapLatest { name in numbers.map { "\(name)\($0)" } })
        await note("summed", numbers.scan(0) { $0 + $1 }.compactMap { $0 > 2 ? $0 : nil })
        await turns()
        first.accept(2)
        await turns()
        second.accept("b")
        await turns()
        first.accept(2)
        await turns()
        bag.dispose()
        #expect(
            trace.text == """
                combined: 1a 2a 2b 2b; merged: 1 2 2 3 2 3; filtered: 0 2; \
                latest: 1a 2a 2b; switched: a1 a2 b2 b2; summed: 3 5;
                """)
    }

    @Test func debounceAndThrottleOfDrivers() async {
        var debounced: [Int] = []
        var throttled: [Int] = []
        let driver = subject.asDriver(onErrorJustReturn: 0)
        driver.debounce(.seconds(900)).drive(onNext: { debounced.append($0) }).disposed(by: bag)
        driver.throttle(.seconds(900), latest: false).drive(onNext: { throttled.append($0) })
            .disposed(by: bag)
        for value in 1...3 { subject.onNext(value) }
        // Completion emits what waits, so the duration of the turns doesn't matter.
        subject.onCompleted()
        await eventually { !debounced.isEmpty }
        #expect(debounced == [3])
        #expect(throttled == [1])
    }

    /// RxSwift's `testDrivingOrderOfSynchronousSubscriptions1`, with a look at each step.
    @Test func aRelayThatADriverSetsDrivesAtOnce() {
        let relay = BehaviorRelay(value: "initial")
        let trace = Trace()
        relay.asDriver().drive(onNext: { trace.note($0) }).disposed(by: bag)
        Observable.of("first").asDriver(onErrorJustReturn: "").drive(relay).disposed(by: bag)
        #expect(trace.text == "initial first")
        Observable.of("second").asSignal(onErrorJustReturn: "").emit(to: relay).disposed(by: bag)
        Driver.just("third").drive(relay).disposed(by: bag)
        #expect(trace.text == "initial first second third")
    }

    @Test func aDriverDrivesABinderOrARelay() async {
        final class Label {
            var text = ""
        }
        let label = Label()
        let driver = BehaviorRelay(value: "x").asDriver()
        driver.drive(Binder(label) { $0.text = $1 }).disposed(by: bag)
        await turns()
        #expect(label.text == "x")
        await turns()
        let relay = BehaviorRelay(value: "")
        driver.drive(relay).disposed(by: bag)
        await turns()
        #expect(relay.value == "x")
    }
}
