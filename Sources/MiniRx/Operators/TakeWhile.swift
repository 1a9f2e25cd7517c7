extension Observable {
    /// Emits elements while they satisfy a condition, then completes.
    public func take(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        Lift(self) { TakeWhileSink($0, predicate) }
    }
}

private final class TakeWhileSink<Element>: Stage<Element, Element> {
    private let predicate: (Element) throws -> Bool

    init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
        self.predicate = predicate
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if isClosed { return }
        do {
            if try predicate(element) { downstream.next(element) } else { end(nil) }
        } catch {
            end(error)
        }
    }
}
