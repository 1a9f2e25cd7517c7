extension Observable {
    /// Accumulates the elements and emits every intermediate result.
    ///
    /// - Parameters:
    ///   - seed: what the first element is combined with.
    ///   - accumulator: combines the result so far with an element; an error it throws ends the
    ///     sequence.
    public func scan<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> {
        Scan(self, seed, emitsAll: true, accumulator)
    }

    /// Accumulates the elements and emits the result upon completion.
    ///
    /// - Parameters:
    ///   - seed: what the first element is combined with; the result of an empty sequence.
    ///   - accumulator: combines the result so far with an element; an error it throws ends the
    ///     sequence.
    public func reduce<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> {
        Scan(self, seed, emitsAll: false, accumulator)
    }
}

private final class Scan<Source, Element>: Observable<Element> {
    private let source: Observable<Source>
    private let seed: Element
    private let emitsAll: Bool
    private let accumulator: (Element, Source) throws -> Element

    init(
        _ source: Observable<Source>, _ seed: Element, emitsAll: Bool,
        _ accumulator: @escaping (Element, Source) throws -> Element
    ) {
        self.source = source
        self.seed = seed
        self.emitsAll = emitsAll
        self.accumulator = accumulator
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        source.run(ScanSink(sink, seed, emitsAll, accumulator))
    }
}

private final class ScanSink<Source, Element>: Stage<Source, Element> {
    private let emitsAll: Bool
    private let accumulator: (Element, Source) throws -> Element
    @exclusivity(unchecked) private var result: Element

    init(
        _ downstream: Sink<Element>, _ seed: Element, _ emitsAll: Bool,
        _ accumulator: @escaping (Element, Source) throws -> Element
    ) {
        self.emitsAll = emitsAll
        self.accumulator = accumulator
        result = seed
        super.init(downstream)
    }

    override func next(_ element: Source) {
        if isTooLate { return }
        do {
            result = try accumulator(result, element)
            if emitsAll { downstream.next(result) }
        } catch {
            end(error)
        }
    }

    override func sourceEnded(_ error: (any Error)?) {
        if error == nil && !emitsAll { downstream.next(result) }
        downstream.finish(error)
    }
}
