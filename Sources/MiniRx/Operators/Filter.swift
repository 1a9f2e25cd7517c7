extension Observable {
    /// Emits only the elements that satisfy a condition.
    @inlinable
    public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> {
        Lift(self) { FilterSink($0, isIncluded) }
    }
}

@usableFromInline
final class FilterSink<Element>: Stage<Element, Element> {
    private let isIncluded: (Element) throws -> Bool

    @usableFromInline
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
