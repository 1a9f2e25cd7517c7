// expect-error: non-Sendable type 'AnyObserver<Int>'
import Dispatch
import MiniRx

@MainActor
private func race() -> Observable<Int> {
    Observable.create { observer in
        DispatchQueue.global().async { observer.onNext(1) }
        return Disposables.create()
    }
}
