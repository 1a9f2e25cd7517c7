import Dispatch
import MiniRx
import TestEnvironment
import Testing

/// What another thread does to a subject during an emission waits for it, and the other thread
/// doesn't.
struct OtherThreadTests {
    /// Checked code can't pass a plain observable out of its isolation.
    private struct Unchecked: @unchecked Sendable {
        let action: () -> Void
    }

    private let trace = Trace()
    /// Disposed by each test, since the observers hold their sources.
    private let subscriptions = DisposeBag()

    /// Returns when the action has.
    private func onAnotherThread(_ action: @escaping () -> Void) {
        let (action, hasReturned) = (Unchecked(action: action), DispatchSemaphore(value: 0))
        DispatchQueue.global().async {
            action.action()
            hasReturned.signal()
        }
        hasReturned.wait()
    }

    private func subscribe(
        _ name: String, to source: Observable<Int>, _ act: @escaping () -> Void
    ) {
        let subscription = source.subscribe(
            onNext: { [trace] value in
                trace.note("\(name)\(value)")
                if value == 1 { act() }
            }, onCompleted: { [trace] in trace.note("\(name)done") }
        )
        subscriptions.insert(subscription)
    }

    @Test func elementsAndTheEndWait() {
        defer { subscriptions.dispose() }
        let subject = PublishSubject<Int>()
        subscribe("A", to: subject) {
            onAnotherThread {
                subject.onNext(2)
                subject.onCompleted()
                subject.onNext(3)
            }
        }
        subscribe("B", to: subject) {}
        subject.onNext(1)
        expect(trace.text, "A1 B1 A2 B2 Adone Bdone")
    }

    @Test(arguments: [true, false])
    func anObserverThatIsToldEarlierElementsWaits(isValue: Bool) {
        defer { subscriptions.dispose() }
        let (relay, replay) = (BehaviorRelay(value: 0), ReplaySubject<Int>.createUnbounded())
        let source = isValue ? relay.asObservable() : replay.asObservable()
        let emit: (Int) -> Void = { isValue ? relay.accept($0) : replay.onNext($0) }
        subscribe("A", to: source) {
            onAnotherThread {
                subscribe("B", to: source) {}
                emit(2)
            }
        }
        trace.entries = []
        emit(1)
        expect(trace.text, "A1 B1 A2 B2")
    }

    @Test func whatIsEmittedDuringAReplayComesAfterIt() {
        defer { subscriptions.dispose() }
        let subject = ReplaySubject<Int>.createUnbounded()
        for value in 1...2 { subject.onNext(value) }
        subscribe("A", to: subject) { onAnotherThread { subject.onNext(3) } }
        expect(trace.text, "A1 A2 A3")
    }
}
