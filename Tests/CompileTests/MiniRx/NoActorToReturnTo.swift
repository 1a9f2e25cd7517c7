// expect-error: 'nil' is not compatible with expected argument type 'any Actor'
import MiniRx

private func race(_ source: ConcurrentObservable<Int>) -> Observable<Int> {
    source.observeHere()
}
