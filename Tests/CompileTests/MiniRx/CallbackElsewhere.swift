// expect-error: non-Sendable type 'AnyObserver<Int>'
// expect-error: use `ConcurrentObservable.create(_:)`
import MiniRx

// A callback like that of URLSession.
private func request(_ completion: @escaping @Sendable (Int) -> Void) { completion(1) }

@MainActor
private func race() -> Observable<Int> {
    Observable.create { observer in
        request { answer in
            observer.onNext(answer)
            observer.onCompleted()
        }
        return Disposables.create()
    }
}
