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
        ClosureSource { sink in
            let latest = (repeat Latest<each Source>())
            let slot = (repeat Unmanaged.passUnretained(each latest))
            var storage: [AnyObject] = []
            for latest in repeat each latest { storage.append(latest) }
            let join = Join(sink, count: storage.count, keeping: storage) { _ in
                sink.next(
                    try resultSelector(repeat (each slot)._withUnsafeGuaranteedRef { $0.read() }))
            }
            repeat join.start(each source, into: each latest)
        }
    }
}
