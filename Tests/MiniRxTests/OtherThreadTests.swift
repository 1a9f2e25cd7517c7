import Dispatch
import TestEnvironment
import Testing

@testable import MiniRx

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

    @Test func anObserverThatComesWithTheEndIsToldTheElements() {
        defer { subscriptions.dispose() }
        let subject = ReplaySubject<Int>.createUnbounded()
        let hasEnded = DispatchSemaphore(value: 0)
        subscribe("A", to: subject) {
            onAnotherThread {
                subject.onNext(2)
                subject.onCompleted()
            }
        }
        // The end is next, on this thread.
        subscriptions.insert(
            subject.filter { $0 == 2 }
                .subscribe(onNext: { [trace] _ in
                    onAnotherThread {
                        let late = subject.subscribe(
                            onNext: { trace.note("B\($0)") },
                            onCompleted: { hasEnded.signal() })
                        subscriptions.insert(late)
                    }
                }))
        subject.onNext(1)
        hasEnded.wait()
        expect(trace.text, "A1 A2 B1 B2 Adone")
    }

    /// A shared sequence notes the end before its observers are told.
    @Test func anObserverThatIsAdmittedWhileTheEndIsNotedMissesNothing() {
        defer { subscriptions.dispose() }
        let list = ObserverList<Int>(replay: 1)
        let source = ClosureSource<Int>(mayLoop: false) { list.enter($0) }
        let isNoted = DispatchSemaphore(value: 0)
        let hasEmitted = DispatchSemaphore(value: 0)
        let hasEnded = DispatchSemaphore(value: 0)
        subscribe("A", to: source) {
            let other = Unchecked { [self] in
                list.next(2)
                subscribe("B", to: source) {}
                list.finish(nil) {
                    isNoted.signal()
                    hasEmitted.wait()
                }
                hasEnded.signal()
            }
            DispatchQueue.global().async { other.action() }
            isNoted.wait()
        }
        list.next(1)
        hasEmitted.signal()
        hasEnded.wait()
        expect(trace.text, "A1 B1 A2 B2 Adone Bdone")
    }
}
