extension Observable {
    /// Emits until another sequence emits its first element, then completes.
    ///
    /// Subscribes to the other sequence first. Its error ends the result; its completion is
    /// ignored.
    public func take<Other>(until other: Observable<Other>) -> Observable<Element> {
        ClosureSource { [self] sink in
            let main = TakeUntilSink(sink)
            if main.startAside(other, { _ in main.sourceEnded(nil) }) { run(main) }
        }
    }
}

private final class TakeUntilSink<Element>: GatedSink<Element, Element> {
    override func next(_ element: Element) {
        lock.withLock {
            if !isClosed { downstream.next(element) }
        }
    }
}
