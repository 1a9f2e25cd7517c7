extension Observable {
    /// Transforms each element.
    @inlinable
    public func map<Result>(_ transform: @escaping (Element) throws -> Result)
        -> Observable<Result>
    {
        Map(self, transform)
    }
}

@usableFromInline
final class Map<Source, Element>: Observable<Element> {
    @usableFromInline let source: Observable<Source>
    @usableFromInline let transform: (Source) throws -> Element

    @inlinable
    init(_ source: Observable<Source>, _ transform: @escaping (Source) throws -> Element) {
        self.source = source
        self.transform = transform
        super.init()
    }

    override func run(_ sink: Sink<Element>) { source.run(MapSink(sink, transform)) }
}

private final class MapSink<Source, Element>: Stage<Source, Element> {
    private let transform: (Source) throws -> Element

    init(_ downstream: Sink<Element>, _ transform: @escaping (Source) throws -> Element) {
        self.transform = transform
        super.init(downstream)
    }

    override func next(_ element: Source) {
        if isClosed { return }
        do {
            downstream.next(try transform(element))
        } catch {
            end(error)
        }
    }
}
