extension Observable {
    /// Emits some elements at once on subscription, before those of the receiver.
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
