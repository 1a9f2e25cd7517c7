extension Observable {
    /// Emits what all of some sequences emit; completes when all have.
    ///
    /// - Parameter sources: subscribed to in this order.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        Merge(sources)
    }

    /// Emits what all of some sequences emit; completes when all have.
    ///
    /// - Parameter sources: subscribed to in this order.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        Merge(sources)
    }
}

extension Observable where Element: ObservableConvertible {
    /// Emits what all the sequences emit that the receiver emits.
    public func merge() -> Observable<Element.Element> {
        flatMap { $0.asObservable() }
    }

    /// Emits what the sequences emit that the receiver emits, running some at a time.
    ///
    /// - Parameter maxConcurrent: how many run at once; the others wait. Traps if not positive.
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        require(
            maxConcurrent > 0, "merge(maxConcurrent:) takes 1 or more, but got \(maxConcurrent).")
        return Lift(self) { MergeSink($0, .queueing(limit: maxConcurrent)) { $0.asObservable() } }
    }

    /// Emits what the sequences emit that the receiver emits, one after another.
    public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }

    /// Emits what the latest of the sequences emits that the receiver emits.
    public func switchLatest() -> Observable<Element.Element> {
        flatMapLatest { $0.asObservable() }
    }
}

private final class Merge<Element>: Observable<Element> {
    private let sources: [Observable<Element>]

    init(_ sources: [Observable<Element>]) {
        self.sources = sources
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let merge = MergeSink<Observable<Element>, Element>(sink, .all) { $0 }
        for source in sources {
            if sink.subscription.isStopped { return }
            merge.next(source)
        }
        merge.finish(nil)
    }
}
