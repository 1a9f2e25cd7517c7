extension Observable {
    /// Combines the first elements of some sequences, then the second ones, and so on.
    ///
    /// ```swift
    /// let pairs = Observable.zip(questions, answers) { "\($0): \($1)" }
    /// ```
    ///
    /// Completes when all have.
    ///
    /// - Parameters:
    ///   - source: subscribed to in this order.
    ///   - resultSelector: receives one element of each; an error it throws ends the whole.
    @inlinable
    public static func zip<each Source>(
        _ source: repeat Observable<each Source>,
        resultSelector: @escaping (repeat each Source) throws -> Element
    ) -> Observable<Element> {
        // Built where the types are known, so that the closure per event is specialised.
        Join { sink in
            let queue = (repeat ZipQueue<each Source>())
            let state = ClosureJoinState(sink) {
                try resultSelector(repeat (each queue).removeFirst())
            }
            let argument = (repeat ZipArgument<each Source>(state, each queue))
            state.attach()
            repeat (each argument).start(each source)
        }
    }

    /// Combines the first elements of sequences of one type, then the second ones, and so on.
    ///
    /// For no sequences it completes at once.
    ///
    /// - Parameters:
    ///   - sources: subscribed to in this order.
    ///   - resultSelector: receives one element of each; an error it throws ends the whole.
    public static func zip<Source>(
        _ sources: [Observable<Source>], resultSelector: @escaping ([Source]) throws -> Element
    ) -> Observable<Element> {
        if sources.isEmpty { return .empty() }
        return Join { sink in
            let queues = sources.map { _ in ZipQueue<Source>() }
            let state = ClosureJoinState(sink) {
                try resultSelector(queues.map { $0.removeFirst() })
            }
            let arguments = queues.map { ZipArgument(state, $0) }
            state.attach()
            for (argument, source) in Swift.zip(arguments, sources) { argument.start(source) }
        }
    }

    /// Combines the first elements of sequences of one type into an array, and so on.
    ///
    /// - Parameter sources: subscribed to in this order.
    public static func zip<Source>(_ sources: [Observable<Source>]) -> Observable<Element>
    where Element == [Source] {
        zip(sources) { $0 }
    }
}

extension Observable where Element == Any {
    /// Combines the first elements of some sequences into a tuple, then the second ones, and so on.
    ///
    /// - Parameter source: subscribed to in this order.
    @inlinable
    public static func zip<each Source>(_ source: repeat Observable<each Source>)
        -> Observable<(repeat each Source)>
    {
        Observable<(repeat each Source)>.zip(repeat each source) {
            (element: repeat each Source) in (repeat each element)
        }
    }
}

/// The elements of one source that wait for partners.
@usableFromInline
final class ZipQueue<Element> {
    private var elements: [Element] = []
    private var head = 0

    @usableFromInline
    init() {}

    var isEmpty: Bool { head == elements.count }

    func append(_ element: Element) { elements.append(element) }

    /// Called when every source has an element.
    @usableFromInline
    func removeFirst() -> Element {
        let element = elements[head]
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: true)
            head = 0
        } else if head == 1024 {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }
}

/// One source of a `zip`.
@usableFromInline
final class ZipArgument<Element>: BoundarySink<Element>, JoinArgument {
    private let state: JoinBase
    // Guarded by the gate.
    private let queue: ZipQueue<Element>

    @usableFromInline
    init(_ state: JoinBase, _ queue: ZipQueue<Element>) {
        self.state = state
        self.queue = queue
        super.init(owning: Subscription())
        state.add(self)
    }

    @usableFromInline
    func start(_ source: Observable<Element>) { source.runRoot(self) }

    @usableFromInline
    func leave() { subscription.dispose() }

    @usableFromInline
    var isReady: Bool { !queue.isEmpty }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        let state = state
        state.gate.lock()
        queue.append(element)
        if state.areAllReady { state.sourceEmitted() }
        state.gate.unlock()
    }

    override func finish(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        subscription.dispose()
        state.gate.lock()
        state.sourceEnded(error)
        state.gate.unlock()
    }

    override func sourceWasFreed() {
        subscription.dispose()
        state.sourceWasFreed()
    }
}
