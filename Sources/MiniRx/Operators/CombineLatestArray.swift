/// `combineLatest` of an array: the latest elements are kept in one array, written in place.
final class CombineLatestArray<Source, Element>: Observable<Element> {
    private let sources: [Observable<Source>]
    private let resultSelector: ([Source]) throws -> Element

    init(
        _ sources: [Observable<Source>], _ resultSelector: @escaping ([Source]) throws -> Element
    ) {
        self.sources = sources
        self.resultSelector = resultSelector
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        if sources.isEmpty {
            do {
                sink.next(try resultSelector([]))
                sink.finish(nil)
            } catch {
                sink.finish(error)
            }
            return
        }
        let state = ArrayJoinState(sink, sources.count, resultSelector)
        let arguments = sources.indices.map { CombineArrayArgument(state, $0) }
        state.attach()
        for (argument, source) in Swift.zip(arguments, sources) { argument.start(source) }
    }
}

private final class ArrayJoinState<Source, Element>: JoinState<Element> {
    private let resultSelector: ([Source]) throws -> Element
    // Guarded by the lock: the latest elements, once all have come.
    @exclusivity(unchecked) var latest: [Source] = []
    private var early: [Source?]

    init(
        _ downstream: Sink<Element>, _ count: Int,
        _ resultSelector: @escaping ([Source]) throws -> Element
    ) {
        self.resultSelector = resultSelector
        early = Array(repeating: nil, count: count)
        super.init(downstream)
    }

    override func combine() throws -> Element { try resultSelector(latest) }

    /// Keeps an element until all have come; from then on there is an array without optionals.
    func setEarly(_ element: Source, at index: Int) {
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

private final class CombineArrayArgument<Source, Element>: JoinArgument<Source> {
    private let state: ArrayJoinState<Source, Element>
    private let index: Int

    init(_ state: ArrayJoinState<Source, Element>, _ index: Int) {
        self.state = state
        self.index = index
        super.init(state)
    }

    override func next(_ element: Source) {
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
