extension Observable {
    /// Combines the first elements of several sequences, then the second ones, and so on.
    ///
    /// Completes when every source has completed, or when an element arrives that can have no
    /// partner because all other sources have completed.
    @inlinable
    public static func zip<each Source>(
        _ source: repeat Observable<each Source>,
        resultSelector: @escaping (repeat each Source) throws -> Element
    ) -> Observable<Element> {
        ClosureSource { sink in
            let queue = (repeat ZipQueue<each Source>())
            let slot = (repeat Unmanaged.passUnretained(each queue))
            var storage: [AnyObject] = []
            for queue in repeat each queue { storage.append(queue) }
            let join = Join(sink, count: storage.count, keeping: storage) { join in
                sink.next(
                    try resultSelector(
                        repeat (each slot)._withUnsafeGuaranteedRef { $0.removeFirst(join) }))
            }
            repeat join.start(each source, into: each queue)
        }
    }

    /// Combines the first elements of sequences of one type, then the second ones, and so on.
    ///
    /// With no sources, it completes immediately.
    public static func zip<Source>(
        _ sources: [Observable<Source>], resultSelector: @escaping ([Source]) throws -> Element
    ) -> Observable<Element> {
        if sources.isEmpty { return .empty() }
        return ClosureSource { sink in
            let queues = sources.map { _ in ZipQueue<Source>() }
            let join = Join(sink, count: queues.count) { join in
                sink.next(try resultSelector(queues.map { $0.removeFirst(join) }))
            }
            for (source, queue) in Swift.zip(sources, queues) { join.start(source, into: queue) }
        }
    }

    /// Combines the first elements of sequences of one type into an array, then the second ones.
    public static func zip<Source>(_ sources: [Observable<Source>]) -> Observable<Element>
    where Element == [Source] {
        zip(sources) { $0 }
    }
}
