import BenchmarkHarness
import Dispatch
import MiniRx

/// One event is a subscription and its disposal.
func measureSubscribing(_ suite: Suite) {
    let subject = PublishSubject<Int>()
    // Closures without captures: all allocations are MiniRx's.
    suite.subscription("subscribe + dispose") {
        subject.subscribe(onNext: { blackHole($0) }).dispose()
    }
    suite.subscription("subscribe + dispose, 2 operators") {
        subject.map { $0 &+ 1 }.filter { $0 > 0 }.subscribe(onNext: { blackHole($0) }).dispose()
    }
    suite.subscription("subscribe + dispose, 12 operators") {
        subject
            .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }.filter { $0 > 0 }
            .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }.filter { $0 > 0 }
            .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }.filter { $0 > 0 }
            .subscribe(onNext: { blackHole($0) }).dispose()
    }
    suite.subscription("Single.create + map") {
        Single<Int>
            .create { observer in
                observer(.success(1))
                return Disposables.create()
            }
            .map { $0 &+ 1 }.subscribe(onSuccess: { blackHole($0) }).dispose()
    }
}

/// Events that another queue observes.
@MainActor
func measureThreads(_ suite: Suite) {
    let events = 10_000
    suite.measure("observe(on: serial)", events: events) {
        let sum = Sum()
        let arrived = DispatchSemaphore(value: 0)
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let subject = PublishSubject<Int>()
        let subscription = subject.observe(on: scheduler).subscribe(onNext: { value in
            sum.add(value)
            if value == events - 1 { arrived.signal() }
        })
        let queue = DispatchQueue(label: "yardstick")
        return Case(
            Work {
                for value in 0..<events { subject.onNext(value) }
                arrived.wait()
                withExtendedLifetime(subscription) {}
            }
        ).yardstick(
            "queue.async for each",
            Work {
                for value in 0..<events {
                    queue.async {
                        sum.add(value)
                        if value == events - 1 { arrived.signal() }
                    }
                }
                arrived.wait()
            })
    }
}

extension Suite {
    fileprivate func subscription(_ name: String, _ body: @escaping () -> Void) {
        let count = 1000
        measure(name, events: count) {
            Case(Work { for _ in 0..<count { body() } }, allocations: allocations(body)).bound(
                "an object with a closure",
                Work {
                    for value in 0..<count { blackHole(PlainSubscription { blackHole(value) }) }
                })
        }
    }
}

private final class PlainSubscription {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }
}
