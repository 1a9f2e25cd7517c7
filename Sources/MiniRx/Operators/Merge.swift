extension Observable {
    /// Emits what all of some sequences emit, subscribed to in this order; completes when all have.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        merge(sources)
    }

    /// Emits what all of some sequences emit, subscribed to in this order; completes when all have.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        ClosureSource { sink in
            let outer = OuterSink<Observable<Element>, Element>(sink, .all) { $0 }
            for source in sources where !sink.subscription.isStopped { outer.next(source) }
            outer.finish(nil)
        }
    }
}

extension Observable where Element: ObservableConvertible {
    /// Emits what all the sequences emit that the receiver emits.
    public func merge() -> Observable<Element.Element> { runInner(.all) { $0.asObservable() } }

    /// Emits what the sequences emit that the receiver emits, running some at a time.
    ///
    /// - Parameter maxConcurrent: how many run at once; the others wait. Traps if not positive.
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        require(
            maxConcurrent > 0, "merge(maxConcurrent:) takes 1 or more, but got \(maxConcurrent).")
        return runInner(.queue(limit: maxConcurrent)) { $0.asObservable() }
    }

    /// Emits what the sequences emit that the receiver emits, one after another.
    public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }

    /// Emits what the latest of the sequences emits that the receiver emits.
    public func switchLatest() -> Observable<Element.Element> {
        runInner(.latest) { $0.asObservable() }
    }
}
