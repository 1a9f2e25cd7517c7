extension Observable {
    /// Drops elements while they satisfy a condition, then emits all that follow.
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        Lift(self) { SkipWhileSink($0, predicate) }
    }
}

private final class SkipWhileSink<Element>: Stage<Element, Element> {
    private let predicate: (Element) throws -> Bool
    @exclusivity(unchecked) private var isPassing = false

    init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
        self.predicate = predicate
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if isTooLate { return }
        do {
            if !isPassing, try predicate(element) { return }
            isPassing = true
            downstream.next(element)
        } catch {
            end(error)
        }
    }
}
