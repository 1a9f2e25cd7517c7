/// The elements of one source of a `zip` that wait for partners.
///
/// Guarded by the lock of the join.
@usableFromInline
final class ZipQueue<Element> {
    @exclusivity(unchecked) fileprivate var elements = Ring<Element>()
    /// The join, whose closure owns this queue.
    @exclusivity(unchecked) fileprivate unowned(unsafe) var join: Join?
    fileprivate var hasEnded = false

    @usableFromInline
    init() {}

    /// Called when every source has an element.
    @usableFromInline
    func removeFirst() -> Element {
        if elements.count == 1 {
            join.unsafelyUnwrapped.ready &-= 1
            if hasEnded { join.unsafelyUnwrapped.isExhausted = true }
        }
        return elements.removeFirst()
    }
}

/// One source of a `zip`.
@usableFromInline
final class ZipArgument<Element>: JoinArgument<Element> {
    private let queue: ZipQueue<Element>

    @usableFromInline
    init(_ join: Join, _ queue: ZipQueue<Element>) {
        self.queue = queue
        super.init(join)
        queue.join = join
    }

    override func next(_ element: Element) {
        receive { join in
            // No partner can follow.
            if join.isExhausted { return }
            if queue.elements.isEmpty { join.ready &+= 1 }
            queue.elements.append(element)
        }
    }

    override func hasEnded() {
        queue.hasEnded = true
        if queue.elements.isEmpty { join.isExhausted = true }
    }
}
