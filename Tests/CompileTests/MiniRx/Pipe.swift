// expect-ok
import MiniRx

private func totals(_ numbers: ConcurrentObservable<Int>, _ names: ConcurrentObservable<String>)
    -> ConcurrentObservable<[String]>
{
    let sums = numbers.pipe { numbers in
        var count = 0
        return numbers.scan(0) { $0 + $1 }.do(onNext: { _ in count += 1 }).map { "\(count): \($0)" }
    }
    return .pipe(sums, names) { sums, names in
        Observable.zip(sums, names) { "\($0) \($1)" }.take(3).toArray().asObservable()
    }
}
