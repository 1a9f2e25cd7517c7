import Dispatch
import MiniRx
import TestEnvironment
import Testing

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
        expect(trace.text, "run a10 b10 run a20 b20 a90 b90")
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
        expect(received, [0, 1])
    }

    @Test func aDriverDrivesBindersAndRelaysAtOnce() async {
        // A relay that a driver sets drives at once. RxSwift's
        // `testDrivingOrderOfSynchronousSubscriptions1`, with a look at each step.
        do {
            let relay = BehaviorRelay(value: "initial")
            let trace = Trace()
            relay.asDriver().drive(onNext: { trace.note($0) }).disposed(by: bag)
            Observable.of("first").asDriver(onErrorJustReturn: "").drive(relay).disposed(by: bag)
            expect(trace.text, "initial first")
        }
        // A driver drives a binder or a relay.
        do {
            final class Label {
                var text = ""
            }
            let label = Label()
            let driver = BehaviorRelay(value: "x").asDriver()
            driver.drive(Binder(label) { $0.text = $1 }).disposed(by: bag)
            await turns()
            expect(label.text, "x")
            await turns()
            let relay = BehaviorRelay(value: "")
            driver.drive(relay).disposed(by: bag)
            await turns()
            expect(relay.value, "x")
        }
    }
}
