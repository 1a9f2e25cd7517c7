import BenchmarkHarness
import MiniRx

/// Operators on one source, and whole sequences.
@MainActor
func measureOperators(_ suite: Suite) {
    suite.stream("map + filter + map") { sum in
        Stream(sum) { $0.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 } }
    }
    suite.stream("debounce") { sum in
        Stream(sum) { $0.debounce(.seconds(3_600), scheduler: .main) }
    }
    suite.stream("range", counts: false) { sum in
        Stream(()) {
            Observable.range(start: 0, count: $0.count).subscribe(onNext: { sum.add($0) })
                .dispose()
        }
    }
    suite.stream("from(array)", counts: false) { sum in
        let array = Array(0..<10_000)
        return Stream(()) { _ in
            Observable.from(array).subscribe(onNext: { sum.add($0) }).dispose()
        }
    }
    suite.stream("error + catch", events: 1000) { sum in
        let source = Observable<Int>.error(Failure()).catchAndReturn(1)
        return Stream(()) {
            for _ in $0 { source.subscribe(onNext: { sum.add($0) }).dispose() }
        }
    }
    suite.stream("error + catch by a sequence", events: 1000) { sum in
        let source = Observable<Int>.error(Failure()).catch { _ in .just(1) }
        return Stream(()) {
            for _ in $0 { source.subscribe(onNext: { sum.add($0) }).dispose() }
        }
    }
}

private struct Failure: Error {}
