/// Accumulates elements: `scan`, `reduce`, `toArray`.
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
