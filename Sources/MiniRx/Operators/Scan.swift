extension Observable {
    /// Accumulates the elements and emits every intermediate result.
    ///
    /// - `accumulator`: combines the result so far with an element. If it throws, the sequence
    ///   fails.
    public func scan<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> {
        scan(into: seed) { $0 = try accumulator($0, $1) }
    }

    /// Accumulates the elements in place and emits every intermediate result.
    ///
    /// Avoids copying arrays and dictionaries, unless an observer keeps them.
    ///
    /// - `accumulator`: changes the result so far. If it throws, the sequence fails.
    public func scan<Result>(
        into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
    ) -> Observable<Result> {
        Lift(self) { ScanSink($0, seed: seed, emitsAll: true, accumulator: accumulator) }
    }
}
