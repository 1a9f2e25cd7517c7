import AllocationCounter
import BenchmarkHarness
import MiniRx

/// What a case of a stream measures: it sends numbers, which observers add up.
struct Stream {
    /// Sends the numbers of a range.
    ///
    /// The loop is in the closure: a call for each number would be a part of what is measured.
    let send: (Range<Int>) -> Void
    /// Keeps subscriptions alive.
    let subscriptions: Any

    init(_ subscriptions: Any, _ send: @escaping (Range<Int>) -> Void) {
        self.send = send
        self.subscriptions = subscriptions
    }
}

extension Suite {
    /// Measures a stream of events per event, compared with a plain array of closures that is
    /// called in a loop.
    ///
    /// - Parameters:
    ///   - observers: The number of closures.
    ///   - counts: Whether to count the allocations of an event: false if sending one number says
    ///     nothing about it, or if other threads allocate.
    ///   - make: Makes the stream, whose observers add to the sum.
    func stream(
        _ name: String, events: Int = 10_000, observers: Int = 1, counts: Bool = true,
        _ make: (Sum) -> Stream
    ) {
        measure(name, events: events) {
            let sum = Sum()
            let stream = make(sum)
            let plain = PlainPublisher()
            for _ in 0..<observers { plain.add { sum.add($0) } }
            let allocations = counts ? allocations { stream.send(1..<2) } : nil
            return Case(
                Work {
                    stream.send(0..<events)
                    withExtendedLifetime(stream.subscriptions) {}
                }, allocations: allocations
            ).yardstick(
                observers == 1 ? "a closure in a loop" : "closures in a loop",
                Work { for value in 0..<events { plain.send(value) } })
        }
    }
}

extension Stream {
    /// A stream through operators on a subject.
    init(
        _ sum: Sum, _ operators: (PublishSubject<Int>) -> some ObservableConvertible<Int>
    ) {
        let subject = PublishSubject<Int>()
        let subscription = operators(subject).asObservable().subscribe(onNext: { sum.add($0) })
        self.init(subscription) { for value in $0 { subject.onNext(value) } }
    }
}

/// A plain array of closures and a loop.
final class PlainPublisher {
    private var observers: [(Int) -> Void] = []

    func add(_ observer: @escaping (Int) -> Void) { observers.append(observer) }

    @inline(never)
    func send(_ value: Int) {
        for observer in observers { observer(value) }
    }
}

/// The sum that observers add to: a captured `var` would cost a box and an exclusivity check.
struct Sum: @unchecked Sendable {
    // `@unchecked`: the cases pass it between threads only through queues and semaphores.
    let pointer: UnsafeMutablePointer<Int>

    init() {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: 0)
    }

    @inline(__always)
    func add(_ value: Int) { pointer.pointee &+= value }
}

/// The heap allocations of one run of `body`, after a warm-up run; `nil` where they cannot be
/// counted.
@MainActor func allocations(_ body: @MainActor () -> Void) -> Double? {
    guard allocation_count() >= 0 else { return nil }
    let runs = 1_000
    body()
    let before = allocation_count()
    for _ in 0..<runs { body() }
    return Double(allocation_count() - before) / Double(runs)
}
