extension Observable {
    /// Combines the latest elements of several sequences whenever one of them emits.
    ///
    /// Emits once every source has emitted. Completes when every source has completed, or when one
    /// completed without an element and another emits.
    @inlinable
    public static func combineLatest<each Source>(
        _ source: repeat Observable<each Source>,
        resultSelector: @escaping (repeat each Source) throws -> Element
    ) -> Observable<Element> {
        // Built where the types are known, so that the closure per event is specialised.
        ClosureSource { sink in
            let latest = (repeat Latest<each Source>())
            let slot = (repeat LatestSlot(each latest))
            let state = ClosureJoinState(sink) { try resultSelector(repeat (each slot).read()) }
            repeat state.keep(each latest)
            let argument = (repeat CombineArgument<each Source>(state, each latest))
            state.attach()
            repeat (each argument).start(each source)
        }
    }
}

extension Observable where Element == Any {
    /// Combines the latest elements of several sequences into tuples.
    @inlinable
    public static func combineLatest<each Source>(_ source: repeat Observable<each Source>)
        -> Observable<(repeat each Source)>
    {
        Observable<(repeat each Source)>.combineLatest(repeat each source) {
            (element: repeat each Source) in (repeat each element)
        }
    }
}
