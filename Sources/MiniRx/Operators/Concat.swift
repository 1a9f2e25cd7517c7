extension Observable {
    /// Emits the receiver's elements, then those of another sequence.
    ///
    /// - Parameter second: subscribed to once the receiver has completed.
    public func concat(_ second: Observable<Element>) -> Observable<Element> {
        .concat([self, second])
    }

    /// Emits the elements of some sequences, one after another.
    ///
    /// - Parameter sources: each is subscribed to once the one before has completed.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        concat(sources)
    }

    /// Emits the elements of some sequences, one after another.
    ///
    /// - Parameter sources: each is subscribed to once the one before has completed.
    public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
        Concat(sources)
    }
}

private final class Concat<Element>: Sequential<Element> {
    private let sources: [Observable<Element>]

    init(_ sources: [Observable<Element>]) {
        self.sources = sources
        super.init()
    }

    override func makeRun(_ sink: Sink<Element>) -> SequentialRun<Element> {
        ConcatRun(sink, sources)
    }
}

private final class ConcatRun<Element>: SequentialRun<Element> {
    private var remaining: ArraySlice<Observable<Element>>

    init(_ downstream: Sink<Element>, _ sources: [Observable<Element>]) {
        remaining = sources[...]
        super.init(downstream)
    }

    override func next(after error: (any Error)?) -> Observable<Element>? {
        error == nil ? remaining.popFirst() : nil
    }
}
