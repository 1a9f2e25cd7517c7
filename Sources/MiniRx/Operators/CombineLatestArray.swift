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
                sink.fail(sink, error)
            }
            return
        }
        let state = JoinState(sink)
        let latest = LatestElements<Source>(sources.count)
        let resultSelector = resultSelector
        state.combine = { try resultSelector(latest.elements) }
        let arguments = sources.indices.map { CombineArrayArgument(state, latest, $0) }
        state.attach()
        for (argument, source) in Swift.zip(arguments, sources) { source.runRoot(argument) }
    }
}

/// The latest elements of all sources.
private final class LatestElements<Element> {
    @exclusivity(unchecked) var elements: [Element] = []
    private var early: [Element?]

    init(_ count: Int) {
        early = Array(repeating: nil, count: count)
    }

    /// Keeps an element until all have come.
    func setEarly(_ element: Element, at index: Int) { early[index] = element }

    /// From here on there is an array without optionals.
    func complete() {
        elements = early.compactMap { $0 }
        early = []
    }
}

private final class CombineArrayArgument<Element>: BoundarySink<Element> {
    private let state: JoinBase
    private let latest: LatestElements<Element>
    private let index: Int
    @exclusivity(unchecked) private var isSet = false

    init(_ state: JoinBase, _ latest: LatestElements<Element>, _ index: Int) {
        self.state = state
        self.latest = latest
        self.index = index
        super.init(owning: Subscription())
        state.add(subscription)
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        let state = state
        state.gate.lock()
        if state.ready == state.count {
            latest.elements[index] = element
            state.sourceEmitted()
        } else {
            nextEarly(element)
        }
        state.gate.unlock()
    }

    @inline(never)
    private func nextEarly(_ element: Element) {
        latest.setEarly(element, at: index)
        if !isSet {
            isSet = true
            state.ready += 1
        }
        if state.ready == state.count {
            latest.complete()
            state.sourceEmitted()
        } else if state.ended == state.count - 1 {
            state.end(nil)
        }
    }

    override func finish(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        subscription.dispose()
        state.gate.lock()
        state.sourceEnded(error)
        state.gate.unlock()
    }
}
