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
    public func merge() -> Observable<Element.Element> { runInner(.all) { $0.asObservable() } }

    /// Emits the elements of the sequences that this sequence emits, running a limited number at
    /// once.
    ///
    /// - Parameter maxConcurrent: the number of sequences that run at once; the others wait. Traps
    ///   if it isn't positive.
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        require(
            maxConcurrent > 0, "merge(maxConcurrent:) takes 1 or more, but got \(maxConcurrent).")
        return runInner(.queue(limit: maxConcurrent)) { $0.asObservable() }
    }

    /// Runs the sequences that this sequence emits one after another.
    public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }

    /// Emits the elements of the latest sequence that this sequence emits.
    public func switchLatest() -> Observable<Element.Element> {
        runInner(.latest) { $0.asObservable() }
    }
}
