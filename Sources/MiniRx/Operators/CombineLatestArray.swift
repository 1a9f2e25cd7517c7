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
        let latest = LatestArray<Source>(count: sources.count)
        let resultSelector = resultSelector
        let state = JoinState(sink) { try resultSelector(latest.elements) }
        let arguments = sources.indices.map { CombineArrayArgument(state, latest, $0) }
        state.attach()
        for (argument, source) in Swift.zip(arguments, sources) { argument.start(source) }
    }
}

/// The latest elements, guarded by the gate.
private final class LatestArray<Source> {
    /// From when all have come: an array without optionals.
    @exclusivity(unchecked) var elements: [Source] = []
    @exclusivity(unchecked) private var early: [Source?]

    init(count: Int) {
        early = Array(repeating: nil, count: count)
    }

    /// Keeps an element that came before all have.
    ///
    /// - Returns: Whether it is the first at its place.
    func setEarly(_ element: Source, at index: Int) -> Bool {
        let isFirst = early[index] == nil
        early[index] = element
        return isFirst
    }

    func allHaveCome() {
        elements = early.compactMap { $0 }
        early = []
    }
}

private final class CombineArrayArgument<Source>: JoinArgument<Source> {
    private let latest: LatestArray<Source>
    private let index: Int

    init(_ join: JoinBase, _ latest: LatestArray<Source>, _ index: Int) {
        self.latest = latest
        self.index = index
        super.init(join)
    }

    override func next(_ element: Source) {
        if subscription.isStopped { return }
        let join = join
        join.gate.lock()
        if join.ready == join.count {
            latest.elements[index] = element
            join.emit()
        } else {
            addEarly(element)
        }
        join.gate.unlock()
    }

    private func addEarly(_ element: Source) {
        if latest.setEarly(element, at: index) { join.ready += 1 }
        if join.ready == join.count {
            latest.allHaveCome()
            join.emit()
        } else if join.ended == join.count - 1 {
            join.end(nil)
        }
    }
}
