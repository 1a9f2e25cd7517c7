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
        // Built where the types are known, so that the closure per event is specialised.
        ClosureSource { sink in
            let queue = (repeat ZipQueue<each Source>())
            let slot = (repeat ZipSlot(each queue))
            let state = ClosureJoinState(sink) {
                try resultSelector(repeat (each slot).removeFirst())
            }
            repeat state.keep(each queue)
            let argument = (repeat ZipArgument<each Source>(state, each queue))
            state.attach()
            repeat (each argument).start(each source)
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
            let state = ClosureJoinState(sink) {
                try resultSelector(queues.map { $0.removeFirst() })
            }
            let arguments = queues.map { ZipArgument(state, $0) }
            state.attach()
            for (argument, source) in Swift.zip(arguments, sources) { argument.start(source) }
        }
    }

    /// Combines the first elements of sequences of one type into an array, then the second ones.
    public static func zip<Source>(_ sources: [Observable<Source>]) -> Observable<Element>
    where Element == [Source] {
        zip(sources) { $0 }
    }
}

extension Observable where Element == Any {
    /// Combines the first elements of several sequences into a tuple, then the second ones.
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
///
/// Guarded by the lock.
@usableFromInline
final class ZipQueue<Element>: Kept {
    @exclusivity(unchecked) fileprivate var elements = Ring<Element>()
    /// The join, which owns this queue.
    @exclusivity(unchecked) fileprivate unowned(unsafe) var join: JoinBase?
    fileprivate var hasEnded = false

    @usableFromInline
    override init() {}

    /// Called when every source has an element.
    @usableFromInline
    func removeFirst() -> Element {
        if elements.count == 1 { join.unsafelyUnwrapped.lost(isLast: hasEnded) }
        return elements.removeFirst()
    }
}

/// A reference to a `ZipQueue` that the join keeps alive; capturing it saves a retain per pair.
@usableFromInline
struct ZipSlot<Element> {
    private let queue: Unmanaged<ZipQueue<Element>>

    @usableFromInline
    init(_ queue: ZipQueue<Element>) { self.queue = .passUnretained(queue) }

    @usableFromInline
    func removeFirst() -> Element { queue._withUnsafeGuaranteedRef { $0.removeFirst() } }
}

extension JoinBase {
    /// Called when a source has no elements left.
    @inline(__always)
    fileprivate final func lost(isLast: Bool) {
        ready &-= 1
        if isLast { isExhausted = true }
    }
}

/// One source of a `zip`.
@usableFromInline
final class ZipArgument<Element>: JoinArgument<Element> {
    private let queue: ZipQueue<Element>

    @usableFromInline
    init(_ join: JoinBase, _ queue: ZipQueue<Element>) {
        self.queue = queue
        super.init(join)
        queue.join = join
    }

    override func hasEnded() {
        queue.hasEnded = true
        if queue.elements.isEmpty { join.isExhausted = true }
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        let join = join
        join.lock.lock()
        defer { join.lock.unlock() }
        if join.isExhausted {
            // Not stored, since no partner can follow.
            if join.ended == join.count - 1 { join.end(nil) }
            return
        }
        if queue.elements.isEmpty { join.ready &+= 1 }
        queue.elements.append(element)
        if join.ready == join.count { join.emit() }
    }
}
