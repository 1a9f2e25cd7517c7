extension Observable {
    /// Transforms each element and drops `nil` results.
    @inlinable
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?)
        -> Observable<Result>
    {
        CompactMap(self, transform)
    }
}

@usableFromInline
final class CompactMap<Source, Element>: Observable<Element> {
    @usableFromInline let source: Observable<Source>
    @usableFromInline let transform: (Source) throws -> Element?

    @inlinable
    init(_ source: Observable<Source>, _ transform: @escaping (Source) throws -> Element?) {
        self.source = source
        self.transform = transform
        super.init()
    }

    override func run(_ sink: Sink<Element>) { source.run(CompactMapSink(sink, transform)) }
}

private final class CompactMapSink<Source, Element>: Stage<Source, Element> {
    private let transform: (Source) throws -> Element?

    init(_ downstream: Sink<Element>, _ transform: @escaping (Source) throws -> Element?) {
        self.transform = transform
        super.init(downstream)
    }

    override func next(_ element: Source) {
        if isTooLate { return }
        do {
            if let result = try transform(element) { downstream.next(result) }
        } catch {
            end(error)
        }
    }
}
