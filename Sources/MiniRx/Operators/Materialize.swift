extension Observable {
    /// Emits every event as an element, including the final one, then completes.
    public func materialize() -> Observable<Event<Element>> { Lift(self) { MaterializeSink($0) } }
}

private final class MaterializeSink<Source>: Stage<Source, Event<Source>> {
    override func next(_ element: Source) { downstream.next(.next(element)) }

    override func sourceEnded(_ error: (any Error)?) {
        downstream.next(error.map { .error($0) } ?? .completed)
        downstream.finish(nil)
    }
}
