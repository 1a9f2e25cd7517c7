extension Observable {
    /// Emits the elements of several sequences as they arrive; completes when all have completed.
    ///
    /// Subscribes to the sequences in the given order.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        merge(sources)
    }

    /// Emits the elements of several sequences as they arrive, as above.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        runInner(.all, sources)
    }
}

extension Observable where Element: ObservableConvertible {
    /// Emits the elements of all sequences that this sequence emits.
    public func merge() -> Observable<Element.Element> { flatMap { $0.asObservable() } }

    /// Emits the elements of the latest sequence that this sequence emits.
    public func switchLatest() -> Observable<Element.Element> {
        flatMapLatest { $0.asObservable() }
    }
}
