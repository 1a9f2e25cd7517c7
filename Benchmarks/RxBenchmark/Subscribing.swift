import BenchmarkHarness
import Dispatch
import MiniRx

extension Suite {
    /// One event is a subscription and its disposal.
    func subscribing() {
        let subject = PublishSubject<Int>()
        // Closures without captures: all allocations are MiniRx's.
        subscription("subscribe + dispose") {
            subject.subscribe(onNext: { blackHole($0) }).dispose()
        }
        subscription("subscribe + dispose, 2 operators") {
            subject.map { $0 &+ 1 }.filter { $0 > 0 }.subscribe(onNext: { blackHole($0) }).dispose()
        }
        subscription("subscribe + dispose, 12 operators") {
            subject
                .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }.filter { $0 > 0 }
                .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }.filter { $0 > 0 }
                .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }.filter { $0 > 0 }
                .subscribe(onNext: { blackHole($0) }).dispose()
        }
        subscription("Single.create + map") {
            Single<Int>
                .create { observer in
                    observer(.success(1))
                    return Disposables.create()
                }
                .map { $0 &+ 1 }.subscribe(onSuccess: { blackHole($0) }).dispose()
        }
    }

    private func subscription(_ name: String, _ body: @escaping @MainActor () -> Void) {
        let count = 1000
        measure(name, events: count) {
            Case(Work { for _ in 0..<count { body() } }, allocations: allocations(body)).bound(
                "an object with a closure",
                Work {
                    for value in 0..<count { blackHole(PlainSubscription { blackHole(value) }) }
                })
        }
    }

    /// Events that another queue observes.
    func threads() {
        let events = 10_000
        measure("observe(on: serial)", events: events) {
            let sum = Sum()
            let arrived = DispatchSemaphore(value: 0)
            let observe: @Sendable (Int) -> Void = { value in
                sum.add(value)
                if value == events - 1 { arrived.signal() }
            }
            let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
            let subject = PublishSubject<Int>()
            let subscription = subject.observe(on: scheduler).subscribe(onNext: observe)
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
                    for value in 0..<events { queue.async { observe(value) } }
                    arrived.wait()
                })
        }
    }
}

private final class PlainSubscription {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }
}
