import Synchronization

/// The entry to the chain behind a `create`, which any thread may call; it releases the chain at
/// the end.
///
/// Who owns it besides the subscription cancels it when it is freed, as nothing can be emitted any
/// more. Not generic, since a lookup of its type would be paid for each subscription.
///
/// One atomic word: bit 0 means "over", the rest counts the calls inside. The last caller to leave
/// frees the chain.
final class ChainEntrance: Resource {
    private let word = Atomic<Int>(0)
    private var sink: AnySink?

    init(_ sink: AnySink) {
        self.sink = sink
        super.init()
        sink.subscription.add(self)
    }

    /// Emits an element of the chain's type.
    func next<Element>(_ element: Element) {
        if word.add(2, ordering: .acquiringAndReleasing).oldValue & 1 == 0 { send(element) }
        leave()
    }

    /// Emits an element and completes.
    func last<Element>(_ element: Element) {
        if close() {
            send(element)
            sink.unsafelyUnwrapped.finish(nil)
        }
        leave()
    }

    func end(_ error: (any Error)?) {
        if close() { sink.unsafelyUnwrapped.finish(error) }
        leave()
    }

    override func cancel() {
        _ = close()
        leave()
    }

    @inline(__always)
    private func send<Element>(_ element: Element) {
        unsafeDowncast(sink.unsafelyUnwrapped, to: Sink<Element>.self).next(element)
    }

    /// Enters.
    ///
    /// - Returns: Whether this call may deliver the end, which only one may.
    private func close() -> Bool {
        let old = word.add(2, ordering: .acquiringAndReleasing).oldValue
        if old & 1 != 0 { return false }
        return word.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue & 1 == 0
    }

    @inline(__always)
    private func leave() {
        let left = word.subtract(2, ordering: .acquiringAndReleasing).newValue
        if left == 1 { free() }
    }

    @inline(never)
    private func free() {
        // Several callers may reach zero one after another; only one may free the chain.
        guard
            word.compareExchange(expected: 1, desired: .min | 1, ordering: .acquiringAndReleasing)
                .exchanged
        else { return }
        sink = nil
    }
}

/// What the closure of a `create` keeps; freeing it frees the chain behind it.
@usableFromInline
final class EntranceOwner {
    let chain: ChainEntrance

    init(_ chain: ChainEntrance) { self.chain = chain }

    @usableFromInline
    func succeed<Element>(_ element: Element) { chain.last(element) }

    @usableFromInline
    func fail(_ error: any Error) { chain.end(error) }

    deinit { chain.cancel() }
}
