extension Observable {
    /// Combines the latest elements of sequences of one type whenever one of them emits.
    ///
    /// Emits once every source has emitted. With no sources, it emits one element and completes.
    public static func combineLatest<Input>(
        _ sources: [Observable<Input>], resultSelector: @escaping ([Input]) throws -> Element
    ) -> Observable<Element> {
        if sources.isEmpty { return .deferred { .just(try resultSelector([])) } }
        return ClosureSource { sink in
            let latest = LatestArray<Input>(count: sources.count)
            let join = Join(sink, count: sources.count) {
                sink.next(try resultSelector(latest.elements))
            }
            let arguments = sources.indices.map { CombineArrayArgument(join, latest, $0) }
            for (argument, source) in Swift.zip(arguments, sources) { argument.start(source) }
        }
    }

    /// Combines the latest elements of sequences of one type into arrays.
    public static func combineLatest<Input>(_ sources: [Observable<Input>]) -> Observable<Element>
    where Element == [Input] {
        combineLatest(sources) { $0 }
    }
}

/// The latest elements in one array, which is updated in place.
///
/// Guarded by the lock of the join.
private final class LatestArray<Input> {
    /// Set once every source has emitted; until then its optionals are in `early`.
    @exclusivity(unchecked) var elements: [Input] = []
    var early: [Input?]

    init(count: Int) { early = Array(repeating: nil, count: count) }
}

private final class CombineArrayArgument<Input>: JoinArgument<Input> {
    private let latest: LatestArray<Input>
    private let index: Int

    init(_ join: Join, _ latest: LatestArray<Input>, _ index: Int) {
        self.latest = latest
        self.index = index
        super.init(join)
    }

    override func next(_ element: Input) {
        receive { join in
            if join.ready == join.count {
                latest.elements[index] = element
                return
            }
            if latest.early[index] == nil { join.ready += 1 }
            latest.early[index] = element
            if join.ready == join.count { latest.elements = latest.early.compactMap { $0 } }
        }
    }
}
