import BenchmarkHarness

let suite = Suite(name: "DiffBenchmark")
suite.measure("scan of equal arrays", n: 10_000) {
    let old = Array(0..<10_000)
    let new = old.map { $0 }
    return Case(
        operations: 0,
        Work { blackHole(old == new) },
        bound: "==", Work { blackHole(old == new) })
}
measureSectionedDiffs(suite)
suite.finish()
