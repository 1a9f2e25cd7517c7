extension Observable {
    /// Combines the latest elements of sequences of one type whenever one of them emits.
    ///
    /// Emits once every source has emitted. With no sources, it emits one element and completes.
    public static func combineLatest<Input>(
        _ sources: [Observable<Input>], resultSelector: @escaping ([Input]) throws -> Element
    ) -> Observable<Element> {
        if sources.isEmpty { return .deferred { .just(try resultSelector([])) } }
        return ClosureSource { sink in
            let latest = LatestArray<Input>()
            let join = Join(sink, count: sources.count) { _ in
                sink.next(try resultSelector(latest.elements))
            }
            for (index, source) in sources.enumerated() {
                join.start(source, into: LatestArraySlot(latest, index))
            }
        }
    }

    /// Combines the latest elements of sequences of one type into arrays.
    public static func combineLatest<Input>(_ sources: [Observable<Input>]) -> Observable<Element>
    where Element == [Input] {
        combineLatest(sources) { $0 }
    }
}
