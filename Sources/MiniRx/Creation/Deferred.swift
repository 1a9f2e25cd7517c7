extension Observable {
    /// A sequence that is chosen again for each subscription.
    ///
    /// - Parameter observableFactory: called upon subscription; an error it throws is emitted.
    public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>)
        -> Observable<Element>
    {
        ClosureSource { sink in
            do {
                try observableFactory().run(sink)
            } catch {
                sink.finish(error)
            }
        }
    }
}
