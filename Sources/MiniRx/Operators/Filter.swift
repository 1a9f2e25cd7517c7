extension Observable {
    /// Emits only the elements that satisfy a condition.
    @inlinable
    public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> {
        Filter(self, isIncluded)
    }
}

@usableFromInline
final class Filter<Element>: Observable<Element> {
    @usableFromInline let source: Observable<Element>
    @usableFromInline let isIncluded: (Element) throws -> Bool

    @inlinable
    init(_ source: Observable<Element>, _ isIncluded: @escaping (Element) throws -> Bool) {
        self.source = source
        self.isIncluded = isIncluded
        super.init()
    }

    override func run(_ sink: Sink<Element>) { source.run(FilterSink(sink, isIncluded)) }
}

private final class FilterSink<Element>: Stage<Element, Element> {
    private let isIncluded: (Element) throws -> Bool

    init(_ downstream: Sink<Element>, _ isIncluded: @escaping (Element) throws -> Bool) {
        self.isIncluded = isIncluded
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if isClosed { return }
        do {
            if try isIncluded(element) { downstream.next(element) }
        } catch {
            end(error)
        }
    }
}
