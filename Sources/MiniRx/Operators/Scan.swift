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

    /// Accumulates the elements and emits the result on completion.
    ///
    /// - Parameters:
    ///   - seed: the initial result, and the result of an empty sequence.
    ///   - accumulator: combines the result so far with an element. If it throws, the sequence
    ///     fails.
    public func reduce<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> {
        Lift(self) {
            ScanSink($0, seed: seed, emitsAll: false) { $0 = try accumulator($0, $1) }
        }
    }
}

final class ScanSink<Input, Output>: Stage<Input, Output> {
    private let emitsAll: Bool
    private let accumulator: (inout Output, Input) throws -> Void
    @exclusivity(unchecked) private var result: Output
    private var isChanging = false
    /// Elements that the accumulator emits re-entrantly; they wait until the result is updated.
    @exclusivity(unchecked) private var waiting = Ring<Input>()

    /// - `emitsAll`: whether it emits every intermediate result, not only the last one.
    init(
        _ downstream: Sink<Output>, seed: Output, emitsAll: Bool,
        accumulator: @escaping (inout Output, Input) throws -> Void
    ) {
        self.emitsAll = emitsAll
        self.accumulator = accumulator
        result = seed
        super.init(downstream)
    }

    override func next(_ element: Input) {
        if isClosed { return }
        if isChanging { return waiting.append(element) }
        do {
            isChanging = true
            defer { isChanging = false }
            try accumulator(&result, element)
        } catch {
            return end(error)
        }
        if emitsAll, !isClosed { downstream.next(result) }
        while !waiting.isEmpty { next(waiting.removeFirst()) }
    }

    override func sourceEnded(_ error: (any Error)?) {
        if error == nil && !emitsAll { downstream.next(result) }
        downstream.finish(error)
    }
}
