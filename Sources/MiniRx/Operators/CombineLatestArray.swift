extension Observable {
    /// Combines the latest elements of sequences of one type whenever one of them emits.
    ///
    /// Emits once every source has emitted. With no sources, it emits one element and completes.
    public static func combineLatest<Input>(
        _ sources: [Observable<Input>], resultSelector: @escaping ([Input]) throws -> Element
    ) -> Observable<Element> {
        if sources.isEmpty { return .deferred { .just(try resultSelector([])) } }
        return ClosureSource { sink in
            let state = ArrayJoinState(
                sink, count: sources.count, resultSelector: resultSelector)
            let arguments = sources.indices.map { CombineArrayArgument(state, $0) }
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

/// Keeps the latest elements in one array, which is updated in place.
private final class ArrayJoinState<Input, Element>: JoinState<Element> {
    private let resultSelector: ([Input]) throws -> Element
    // Guarded by the lock: the latest elements, once every source has emitted.
    @exclusivity(unchecked) var latest: [Input] = []
    private var early: [Input?]

    init(
        _ downstream: Sink<Element>, count: Int,
        resultSelector: @escaping ([Input]) throws -> Element
    ) {
        self.resultSelector = resultSelector
        early = Array(repeating: nil, count: count)
        super.init(downstream)
    }

    override func combine() throws -> Element { try resultSelector(latest) }

    /// Stores an element until every source has emitted; from then on the array holds no optionals.
    func setEarly(_ element: Input, at index: Int) {
        if early[index] == nil { ready += 1 }
        early[index] = element
        if ready == count {
            latest = early.compactMap { $0 }
            early = []
            emit()
        } else if ended == count - 1 {
            end(nil)
        }
    }
}

private final class CombineArrayArgument<Input, Element>: JoinArgument<Input> {
    private let state: ArrayJoinState<Input, Element>
    private let index: Int

    init(_ state: ArrayJoinState<Input, Element>, _ index: Int) {
        self.state = state
        self.index = index
        super.init(state)
    }

    override func next(_ element: Input) {
        if subscription.isStopped { return }
        let state = state
        state.lock.lock()
        if state.ready == state.count {
            state.latest[index] = element
            state.emit()
        } else {
            state.setEarly(element, at: index)
        }
        state.lock.unlock()
    }
}
