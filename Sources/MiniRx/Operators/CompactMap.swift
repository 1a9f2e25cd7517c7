extension Observable {
    /// Transforms each element and drops `nil` results.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?)
        -> Observable<Result>
    {
        Lift(self) { CompactMapSink($0, transform) }
    }
}

private final class CompactMapSink<Source, Element>: Stage<Source, Element> {
    private let transform: (Source) throws -> Element?

    init(_ downstream: Sink<Element>, _ transform: @escaping (Source) throws -> Element?) {
        self.transform = transform
        super.init(downstream)
    }

    override func next(_ element: Source) {
        if isClosed { return }
        do {
            if let result = try transform(element) { downstream.next(result) }
        } catch {
            end(error)
        }
    }
}
