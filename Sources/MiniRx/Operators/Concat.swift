extension Observable {
    /// Emits this sequence's elements and, after it completes, those of another sequence.
    public func concat(_ second: Observable<Element>) -> Observable<Element> {
        .concat([self, second])
    }

    /// Emits the elements of several sequences, one after another.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        concat(sources)
    }

    /// Emits the elements of several sequences, one after another.
    public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
        runInner(.queue, sources)
    }
}

extension Observable where Element: ObservableConvertible {
    /// Runs the sequences that this sequence emits one after another.
    public func concat() -> Observable<Element.Element> { concatMap { $0.asObservable() } }
}
