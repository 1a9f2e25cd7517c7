// expect-error: 'Observable<Int>'
import MiniRx

@MainActor
private func race(_ numbers: ConcurrentObservable<Int>, _ plain: Observable<Int>)
    -> ConcurrentObservable<Int>
{
    numbers.pipe { .merge($0, plain) }
}
