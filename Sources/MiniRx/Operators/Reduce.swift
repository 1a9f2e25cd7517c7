extension Observable {
    /// Accumulates the elements and emits the result on completion.
    ///
    /// - `seed`: the first result. An empty sequence emits it.
    /// - `accumulator`: combines the result so far with an element. If it throws, the sequence
    ///   fails.
    public func reduce<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> {
        Lift(self) {
            ScanSink($0, seed: seed, emitsAll: false) { $0 = try accumulator($0, $1) }
        }
    }
}
