extension Observable {
    /// Creates a sequence of the given elements.
    public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }

    /// Creates a sequence of the elements of an array.
    public static func from(_ elements: [Element]) -> Observable<Element> {
        ClosureSource { sink in
            let turn = ArrayTurn(elements, sink)
            Trampoline.current.pointee.append { turn.take(on: $0) }
        }
    }

    /// Creates a sequence of the elements of a collection or any other Swift sequence.
    ///
    /// - Parameter elements: iterated again for each subscription.
    @_disfavoredOverload
    public static func from<Elements: Sequence<Element>>(_ elements: Elements)
        -> Observable<Element>
    {
        ClosureSource { sink in
            let turn = SequenceTurn(elements.makeIterator(), sink)
            Trampoline.current.pointee.append { turn.take(on: $0) }
        }
    }
}

/// Emits one element per turn, so that merged sequences interleave; loops while no other work
/// waits.
private final class ArrayTurn<Element> {
    private let elements: [Element]
    private let sink: Sink<Element>
    private var position = 0

    init(_ elements: [Element], _ sink: Sink<Element>) {
        self.elements = elements
        self.sink = sink
    }

    func take(on trampoline: Trampoline.Place) {
        let sink = sink
        let subscription = sink.subscription
        let start = position
        let next: Int? = elements.withUnsafeBufferPointer { buffer in
            for index in start..<buffer.count {
                if subscription.isStopped { break }
                sink.next(buffer[index])
                if !trampoline.pointee.isEmpty { return index + 1 }
            }
            return nil
        }
        if subscription.isStopped { return }
        guard let next else { return sink.finish(nil) }
        position = next
        trampoline.pointee.append { self.take(on: $0) }
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

    @_specialize(where Iterator == RangeIterator<Int>)
    func take(on trampoline: Trampoline.Place) {
        while !sink.subscription.isStopped {
            guard let element = iterator.next() else { return sink.finish(nil) }
            sink.next(element)
            if !trampoline.pointee.isEmpty {
                trampoline.pointee.append { self.take(on: $0) }
                return
            }
        }
    }
}
