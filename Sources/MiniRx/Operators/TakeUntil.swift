extension Observable {
    /// Emits until another sequence emits its first element, then completes.
    ///
    /// The other is subscribed to first; its error ends the whole, its completion means nothing.
    public func take<Other>(until other: Observable<Other>) -> Observable<Element> {
        ClosureSource { [self] sink in
            let main = TakeUntilSink(sink)
            if main.startAside(other, { _ in main.endFromAside(nil) }) { run(main) }
        }
    }
}

private final class TakeUntilSink<Element>: GatedSink<Element, Element> {
    override func next(_ element: Element) {
        lock.lock()
        if !isTooLate { downstream.next(element) }
        lock.unlock()
    }
}
