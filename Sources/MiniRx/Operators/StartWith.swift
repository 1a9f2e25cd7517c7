extension Observable {
    /// Emits the given elements on subscription, before those of this sequence.
    public func startWith(_ elements: Element...) -> Observable<Element> {
        ClosureSource { [self] sink in
            for element in elements {
                if sink.subscription.isStopped { return }
                sink.next(element)
            }
            run(sink)
        }
    }
}
