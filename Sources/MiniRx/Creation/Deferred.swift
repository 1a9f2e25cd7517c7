extension Observable {
    /// Creates a sequence that calls a closure for each subscription to choose the source; if it
    /// throws, the sequence fails.
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
