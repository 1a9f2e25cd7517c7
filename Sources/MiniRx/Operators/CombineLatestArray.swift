extension Observable {
    /// Combines the latest elements of sequences of one type, whenever one of them emits.
    ///
    /// Emits once all have emitted; for no sequences it emits once and completes.
    public static func combineLatest<Input>(
        _ sources: [Observable<Input>], resultSelector: @escaping ([Input]) throws -> Element
    ) -> Observable<Element> {
        if sources.isEmpty { return .deferred { .just(try resultSelector([])) } }
        return ClosureSource { sink in
            let elements = LatestArray<Input>(sources.count)
            let state = JoinState(sink) { try resultSelector(elements.latest) }
            let arguments = sources.indices.map { CombineArrayArgument(state, elements, $0) }
            state.attach()
            for (argument, source) in Swift.zip(arguments, sources) { argument.start(source) }
        }
    }

    /// Combines the latest elements of sequences of one type into arrays.
    public static func combineLatest<Input>(_ sources: [Observable<Input>]) -> Observable<Element>
    where Element == [Input] {
        combineLatest(sources) { $0 }
    }
}

/// The latest elements in one array, written in place; guarded by the lock.
private final class LatestArray<Element> {
    @exclusivity(unchecked) var latest: [Element] = []
    private var early: [Element?]

    init(_ count: Int) { early = Array(repeating: nil, count: count) }

    /// Keeps an element until all have come; from then on there is an array without optionals.
    func setEarly(_ element: Element, at index: Int, _ join: JoinBase) {
        if early[index] == nil { join.ready += 1 }
        early[index] = element
        if join.ready == join.count {
            latest = early.compactMap { $0 }
            early = []
            join.emit()
        } else if join.ended == join.count - 1 {
            join.end(nil)
        }
    }
}

private final class CombineArrayArgument<Input>: JoinArgument<Input> {
    private let elements: LatestArray<Input>
    private let index: Int

    init(_ join: JoinBase, _ elements: LatestArray<Input>, _ index: Int) {
        self.elements = elements
        self.index = index
        super.init(join)
    }

    override func next(_ element: Input) {
        if subscription.isStopped { return }
        let join = join
        join.lock.lock()
        if join.ready == join.count {
            elements.latest[index] = element
            join.emit()
        } else {
            elements.setEarly(element, at: index, join)
        }
        join.lock.unlock()
    }
}
