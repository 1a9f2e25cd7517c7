import BenchmarkHarness
import MiniRx

/// One event is a subscription and its disposal.
func measureSubscribing(_ suite: Suite) {
    let subject = PublishSubject<Int>()
    // Closures without captures: all allocations are MiniRx's.
    measureSubscribing(suite, "subscribe + dispose") {
        subject.subscribe(onNext: { blackHole($0) }).dispose()
    }
    measureSubscribing(suite, "subscribe + dispose, 2 operators") {
        subject.map { $0 &+ 1 }.filter { $0 > 0 }.subscribe(onNext: { blackHole($0) }).dispose()
    }
    measureSubscribing(suite, "subscribe + dispose, 12 operators") {
        subject
            .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }.filter { $0 > 0 }
            .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }.filter { $0 > 0 }
            .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &+ 1 }.filter { $0 > 0 }
            .subscribe(onNext: { blackHole($0) }).dispose()
    }
    measureSubscribing(suite, "Single: create + map") {
        Single.create { answer in
            answer(.success(1))
            return Disposables.create()
        }.map { $0 &+ 1 }.subscribe(onSuccess: { blackHole($0) }).dispose()
    }
}

private func measureSubscribing(_ suite: Suite, _ name: String, _ body: @escaping () -> Void) {
    let count = 1000
    suite.measureEvents(name, n: count) {
        EventCase(
            allocations: allocations(in: 1000, body),
            Work { for _ in 0..<count { body() } },
            bound: "one object with a closure",
            Work { for value in 0..<count { blackHole(PlainSubscription { blackHole(value) }) } })
    }
}

private final class PlainSubscription {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }
}
