extension Observable {
    /// Transforms each element.
    @inlinable
    public func map<Result>(_ transform: @escaping (Element) throws -> Result)
        -> Observable<Result>
    {
        // Inlinable, so that a subscription needs no lookup of these types.
        Lift(self) { MapSink($0, transform) }
    }
}

@usableFromInline
final class MapSink<Source, Element>: Stage<Source, Element> {
    private let transform: (Source) throws -> Element

    @usableFromInline
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
