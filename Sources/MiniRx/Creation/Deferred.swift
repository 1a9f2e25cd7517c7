extension Observable {
    /// A sequence chosen anew for every subscription.
    ///
    /// - Parameter observableFactory: called upon subscription; an error it throws is emitted.
    public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>)
        -> Observable<Element>
    {
        Deferred(observableFactory)
    }
}

final class Deferred<Element>: Observable<Element> {
    private let factory: () throws -> Observable<Element>

    init(_ factory: @escaping () throws -> Observable<Element>) {
        self.factory = factory
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        do {
            try factory().run(sink)
        } catch {
            sink.finish(error)
        }
    }
}
