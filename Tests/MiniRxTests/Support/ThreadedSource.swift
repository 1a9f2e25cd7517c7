@testable import MiniRx

/// Emits to its observers on the calling thread, whichever that is.
///
/// Not checked by the compiler, but safe: `observers` is accessed with the lock held. That is not a
/// `Mutex`, of which the thread sanitizer reports false races.
final class ThreadedSource: @unchecked Sendable {
    private let lock = Lock()
    private var observers: [ConcurrentObserver<Int>] = []

    func asObservable() -> ConcurrentObservable<Int> {
        .create { [self] observer in
            lock.withLock { observers.append(observer) }
            return Disposables.create()
        }
    }

    func onNext(_ value: Int) { each { $0.onNext(value) } }
    func onError(_ error: any Error) { each { $0.onError(error) } }
    func onCompleted() { each { $0.onCompleted() } }

    private func each(_ body: (ConcurrentObserver<Int>) -> Void) {
        for observer in lock.withLock({ observers }) { body(observer) }
    }
}
