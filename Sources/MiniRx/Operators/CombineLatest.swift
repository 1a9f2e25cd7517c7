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

    // For two and three apart: the compiler (6.3) finds no types for a pack if a closure that follows
    // converts to `Any`, as `.subscribe(onNext: { text, _ in print(text.count) })` does.

    /// Combines the latest elements of two sequences into pairs.
    @inlinable
    public static func combineLatest<First, Second>(
        _ first: Observable<First>, _ second: Observable<Second>
    ) -> Observable<(First, Second)> {
        Observable<(First, Second)>.combineLatest(first, second) { ($0, $1) }
    }

    /// Combines the latest elements of three sequences into tuples.
    @inlinable
    public static func combineLatest<First, Second, Third>(
        _ first: Observable<First>, _ second: Observable<Second>, _ third: Observable<Third>
    ) -> Observable<(First, Second, Third)> {
        Observable<(First, Second, Third)>.combineLatest(first, second, third) { ($0, $1, $2) }
    }
}
