/// Collects the rows that kept their identity and changed their content, while lists are compared.
///
/// It also remembers the first pair, if any, whose `==` and identity contradict each other; only
/// debug builds look for one.
///
/// Safety: a growing buffer of plain values like ``GrowingBuffer``, apart from it only because
/// the loops that specialise in the client's module must see its layout.
@frozen
@usableFromInline
package struct UpdateLog {
    @usableFromInline var pairs: UnsafeMutablePointer<RowPair>
    @usableFromInline var count = 0
    @usableFromInline var capacity: Int
    @usableFromInline var disagreement: RowPair?

    init(capacity: Int) {
        self.capacity = capacity
        pairs = .allocate(capacity: capacity)
    }

    @inlinable
    @inline(__always)
    mutating func append(_ old: Int, _ new: Int) {
        if count == capacity { grow() }
        (pairs + count).initialize(to: RowPair(old, new))
        count &+= 1
    }

    /// Equal content, different identity: see ``CollectionIdentifiable``.
    @usableFromInline
    mutating func noteDisagreement(_ old: Int, _ new: Int) {
        if disagreement == nil { disagreement = RowPair(old, new) }
    }

    @usableFromInline
    @inline(never)
    mutating func grow() {
        let larger = UnsafeMutablePointer<RowPair>.allocate(capacity: capacity * 2)
        larger.update(from: pairs, count: count)
        pairs.deallocate()
        pairs = larger
        capacity *= 2
    }

    var bytes: Int { capacity * MemoryLayout<RowPair>.stride }

    func free() { pairs.deallocate() }
}
