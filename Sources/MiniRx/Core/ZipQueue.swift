/// The elements of one source of a `zip` that wait for partners.
@usableFromInline
final class ZipQueue<Element>: JoinSlot<Element> {
    @exclusivity(unchecked) private var elements = Ring<Element>()
    private var hasEnded = false

    @usableFromInline
    override init() {}

    override func keep(_ element: Element, for join: Join) {
        // No partner can follow.
        if join.isExhausted { return }
        if elements.isEmpty { join.ready &+= 1 }
        elements.append(element)
    }

    /// Called when every source has an element.
    @usableFromInline
    func removeFirst(_ join: Join) -> Element {
        if elements.count == 1 {
            join.ready &-= 1
            if hasEnded { join.isExhausted = true }
        }
        return elements.removeFirst()
    }

    override func sourceEnded(in join: Join) {
        hasEnded = true
        if elements.isEmpty { join.isExhausted = true }
    }
}
