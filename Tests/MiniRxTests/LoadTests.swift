import Dispatch
import MiniRx
import Synchronization
import TestEnvironment
import Testing

/// Other threads that emit without a pause.
struct LoadTests {
    /// Emits on another thread until told to stop: an element as soon as the one before has come.
    private final class Flood: Sendable {
        private let arrived = Atomic<Int>(0)
        private let hasReturned = Atomic<Bool>(false)
        private let isOver = DispatchSemaphore(value: 0)
        private let emitted = Atomic<Int>(0)
        /// Where it ends, if the call that it keeps busy never returns.
        private static let most = 10_000

        private var isStopped: Bool { hasReturned.load(ordering: .acquiring) }

        var endedInTime: Bool { emitted.load(ordering: .acquiring) < Self.most }

        func start(_ emit: @escaping @Sendable (Int) -> Void) {
            DispatchQueue.global().async { [self] in
                for value in 1...Self.most {
                    while arrived.load(ordering: .acquiring) < value - 1, !isStopped {}
                    if isStopped { break }
                    emit(value)
                    emitted.store(value, ordering: .releasing)
                }
                isOver.signal()
            }
        }

        /// Called by the observer: waits for the next element, so that there always is one.
        func await(after value: Int) {
            arrived.store(value, ordering: .releasing)
            while emitted.load(ordering: .acquiring) <= value, endedInTime, !isStopped {}
        }

        func stop() {
            hasReturned.store(true, ordering: .releasing)
            isOver.wait()
        }
    }

    @Test func callsReturnAlthoughAnotherThreadEmits() {
        // An emission returns although another thread emits.
        do {
            let (relay, flood) = (ConcurrentRelay(value: -1), Flood())
            let received = Mutex<[Int]>([])
            let subscription = relay.asObservable().subscribe(onNext: { value in
                if value < 0 { return }
                if value == 0 { flood.start { relay.accept($0) } }
                flood.await(after: value)
                received.withLock { $0.append(value) }
            })
            relay.accept(0)
            flood.stop()
            expect(flood.endedInTime)
            subscription.dispose()
            let values = received.withLock { $0 }
            expect(values, Array(0..<values.count), "in order, on whatever thread")
        }
        // A subscription returns although another thread emits.
        do {
            let (relay, flood) = (ConcurrentRelay(value: 0), Flood())
            let received = Mutex<[Int]>([])
            let subscription = relay.asObservable().subscribe(onNext: { value in
                if value == 0 { flood.start { relay.accept($0) } }
                flood.await(after: value)
                received.withLock { $0.append(value) }
            })
            flood.stop()
            expect(flood.endedInTime)
            subscription.dispose()
            let values = received.withLock { $0 }
            expect(values, Array(0..<values.count), "in order, on whatever thread")
        }
    }

    /// A response belongs to the call that it responds to.
    @Test func responsesAreDeliveredBeforeTheCallReturns() {
        let relay = ConcurrentRelay(value: -1)
        let received = Mutex<[Int]>([])
        let subscription = relay.asObservable().subscribe(onNext: { value in
            received.withLock { $0.append(value) }
            if value >= 0, value < 1000 { relay.accept(value + 1) }
        })
        relay.accept(0)
        expect(received.withLock { $0 }, Array(-1...1000))
        subscription.dispose()
    }

    /// A queue that held a burst doesn't keep its memory.
    @Test func aQueueShrinks() {
        var ring = Ring<Int>()
        for value in 0..<100_000 { ring.append(value) }
        for value in 0..<99_990 { expect(ring.removeFirst(), value) }
        expect(ring.capacity <= 64)
        expect((0..<10).map { ring[$0] }, Array(99_990..<100_000))
        for value in 0..<10_000 {
            ring.append(value)
            expect(ring[10], value)
            _ = ring.removeFirst()
        }
        expect((0..<10).map { ring[$0] }, Array(9_990..<10_000))
        expect(ring.capacity <= 64 && ring.count == 10)
    }
}
