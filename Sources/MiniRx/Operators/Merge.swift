extension Observable {
    /// Emits the elements of several sequences as they arrive; completes when all have completed.
    ///
    /// Subscribes to the sequences in the given order.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        merge(sources)
    }

    /// Emits the elements of several sequences as they arrive; completes when all have completed.
    ///
    /// Subscribes to the sequences in the given order.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        ClosureSource { sink in
            let outer = OuterSink<Observable<Element>, Element>(sink, policy: .all) { $0 }
            for source in sources where !sink.subscription.isStopped { outer.next(source) }
            outer.finish(nil)
        }
    }
}

extension Observable where Element: ObservableConvertible {
    /// Emits the elements of all sequences that this sequence emits.
    public func merge() -> Observable<Element.Element> { flatMap { $0.asObservable() } }

    /// Runs the sequences that this sequence emits one after another.
    public func concat() -> Observable<Element.Element> { concatMap { $0.asObservable() } }

    /// Emits the elements of the latest sequence that this sequence emits.
    public func switchLatest() -> Observable<Element.Element> {
        flatMapLatest { $0.asObservable() }
    }
}
