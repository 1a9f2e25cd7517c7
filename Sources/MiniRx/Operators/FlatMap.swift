extension Observable {
    /// Turns each element into a sequence and emits what all of them emit.
    ///
    /// Completes when the receiver and all the sequences have.
    ///
    /// - Parameter selector: receives an element; an error it throws ends the whole.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Observable<Result>)
        -> Observable<Result>
    {
        FlatMap(self, .all, selector)
    }

    /// Turns each element into a single and emits what all of them emit.
    ///
    /// - Parameter selector: receives an element; an error it throws ends the whole.
    @_disfavoredOverload
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Observable<Result>
    {
        FlatMap(self, .all) { try selector($0).asObservable() }
    }

    /// Turns an element into a sequence unless one is running: then the element is dropped.
    ///
    /// - Parameter selector: receives an element; an error it throws ends the whole.
    public func flatMapFirst<Result>(_ selector: @escaping (Element) throws -> Observable<Result>)
        -> Observable<Result>
    {
        FlatMap(self, .dropping, selector)
    }

    /// Turns each element into a sequence and runs them one after another.
    ///
    /// - Parameter selector: receives an element when its turn has come; an error it throws ends
    ///   the whole.
    public func concatMap<Result>(_ selector: @escaping (Element) throws -> Observable<Result>)
        -> Observable<Result>
    {
        FlatMap(self, .queueing(limit: 1), selector)
    }
}

/// What happens to an element while inner sequences are running.
enum FlatMapPolicy {
    /// It runs beside them.
    case all
    /// It waits if as many as `limit` are running.
    case queueing(limit: Int)
    /// It is dropped.
    case dropping
}

final class FlatMap<Source, Element>: Observable<Element> {
    private let source: Observable<Source>
    private let policy: FlatMapPolicy
    private let selector: (Source) throws -> Observable<Element>

    init(
        _ source: Observable<Source>, _ policy: FlatMapPolicy,
        _ selector: @escaping (Source) throws -> Observable<Element>
    ) {
        self.source = source
        self.policy = policy
        self.selector = selector
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let merge = MergeSink(sink, policy, selector)
        sink.subscription.add(MergeResource(merge))
        source.run(merge)
    }
}
