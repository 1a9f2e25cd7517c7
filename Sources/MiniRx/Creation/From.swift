extension Observable {
    /// A sequence of these elements.
    public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }

    /// A sequence of the elements of an array.
    public static func from(_ elements: [Element]) -> Observable<Element> {
        ClosureSource { sink in
            let turn = ArrayTurn(elements, sink)
            Trampoline.current.append { turn.take(on: $0) }
        }
    }

    /// A sequence of the value of an optional, empty for `nil`.
    public static func from(optional element: Element?) -> Observable<Element> {
        element.map { .just($0) } ?? .empty()
    }

    /// A sequence of the elements of a collection or any other Swift sequence.
    ///
    /// - Parameter elements: iterated again for each subscription.
    @_disfavoredOverload
    public static func from<Elements: Sequence<Element>>(_ elements: Elements)
        -> Observable<Element>
    {
        ClosureSource { sink in
            let turn = SequenceTurn(elements.makeIterator(), sink)
            Trampoline.current.append { turn.take(on: $0) }
        }
    }

    /// A sequence of the elements of an array, one for each turn of a scheduler.
    public static func from(_ elements: [Element], scheduler: any Scheduler)
        -> Observable<Element>
    {
        from(elements).observe(on: scheduler)
    }
}

/// Emits one element a turn, so that sequences that are merged interleave; while nothing else waits
/// it keeps the turn and loops.
private final class ArrayTurn<Element> {
    private let elements: [Element]
    private let sink: Sink<Element>
    private var position = 0

    init(_ elements: [Element], _ sink: Sink<Element>) {
        self.elements = elements
        self.sink = sink
    }

    func take(on trampoline: Trampoline) {
        let sink = sink
        let subscription = sink.subscription
        let start = position
        let yieldedAt = elements.withUnsafeBufferPointer { buffer -> Int in
            var index = start
            while true {
                if subscription.isStopped { return -1 }
                if index == buffer.count {
                    sink.finish(nil)
                    return -1
                }
                sink.next(buffer[index])
                index &+= 1
                if !trampoline.isEmpty { return index }
            }
        }
        if yieldedAt < 0 { return }
        position = yieldedAt
        trampoline.append { self.take(on: $0) }
    }
}

/// `ArrayTurn` for any iterator.
private final class SequenceTurn<Iterator: IteratorProtocol> {
    private var iterator: Iterator
    private let sink: Sink<Iterator.Element>

    init(_ iterator: Iterator, _ sink: Sink<Iterator.Element>) {
        self.iterator = iterator
        self.sink = sink
    }

    func take(on trampoline: Trampoline) {
        while !sink.subscription.isStopped {
            guard let element = iterator.next() else {
                sink.finish(nil)
                return
            }
            sink.next(element)
            if !trampoline.isEmpty {
                trampoline.append { self.take(on: $0) }
                return
            }
        }
    }
}
