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
            let join = Join(sink, count: storage.count, keeping: storage) {
                sink.next(
                    try resultSelector(repeat (each slot)._withUnsafeGuaranteedRef { $0.read() }))
            }
            let argument = (repeat CombineArgument<each Source>(join, each latest))
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

/// One source of a `combineLatest`.
@usableFromInline
final class CombineArgument<Element>: JoinArgument<Element> {
    // Guarded by the lock.
    private let latest: Latest<Element>

    @usableFromInline
    init(_ join: Join, _ latest: Latest<Element>) {
        self.latest = latest
        super.init(join)
    }

    override func next(_ element: Element) {
        receive { join in
            if !latest.isSet { join.ready &+= 1 }
            latest.set(element)
        }
    }
}
