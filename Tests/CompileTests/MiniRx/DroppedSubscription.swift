// expect-warning: result of call to 'subscribe
import MiniRx

private func forget(_ source: Observable<Int>) {
    source.subscribe(onNext: { print($0) })
}
