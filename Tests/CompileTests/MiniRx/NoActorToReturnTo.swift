// expect-error: 'nil' is not compatible with expected argument type 'any Actor'
import MiniRx

private func race(_ source: Observable<Int>) -> Observable<Int> {
    source.concurrentMap { $0 + 1 }
}
