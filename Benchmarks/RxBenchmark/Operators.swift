import BenchmarkHarness
import MiniRx

extension Suite {
    /// Operators on one source, and whole sequences.
    func operators() {
        stream("map + filter + map") { sum in
            Stream(sum) { $0.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 } }
        }
        stream("debounce") { sum in
            Stream(sum) { $0.debounce(.seconds(3_600), scheduler: .main) }
        }
        stream("range", counts: false) { sum in
            Stream(()) {
                Observable.range(start: 0, count: $0.count).subscribe(onNext: { sum.add($0) })
                    .dispose()
            }
        }
        stream("from(array)", counts: false) { sum in
            let array = Array(0..<10_000)
            return Stream(()) { _ in
                Observable.from(array).subscribe(onNext: { sum.add($0) }).dispose()
            }
        }
        let failing = Observable<Int>.error(Failure())
        for (name, source) in [
            ("error + catch", failing.catchAndReturn(1)),
            ("error + catch by a sequence", failing.catch { _ in .just(1) }),
        ] {
            stream(name, events: 1000) { sum in
                Stream(()) {
                    for _ in $0 { source.subscribe(onNext: { sum.add($0) }).dispose() }
                }
            }
        }
    }
}

private struct Failure: Error {}
