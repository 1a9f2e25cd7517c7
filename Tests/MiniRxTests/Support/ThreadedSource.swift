import MiniRx
import Synchronization

/// Emits to its observers on the calling thread, whichever that is.
final class ThreadedSource: Sendable {
    private let observers = Mutex<[ConcurrentObserver<Int>]>([])

    func asObservable() -> ConcurrentObservable<Int> {
        .create { [self] observer in
            observers.withLock { $0.append(observer) }
            return Disposables.create()
        }
    }

    func onNext(_ value: Int) { each { $0.onNext(value) } }
    func onError(_ error: any Error) { each { $0.onError(error) } }
    func onCompleted() { each { $0.onCompleted() } }

    private func each(_ body: (ConcurrentObserver<Int>) -> Void) {
        for observer in observers.withLock({ $0 }) { body(observer) }
    }
}
