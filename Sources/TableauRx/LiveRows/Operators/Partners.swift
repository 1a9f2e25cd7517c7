/// An index of the rows that reference each partner: linked lists in arrays, by slot.
@usableFromInline
final class Partners<ID: Hashable> {
    /// The first row of each partner's list.
    @exclusivity(unchecked) @usableFromInline var heads: [ID: Int32] = [:]
    @exclusivity(unchecked) @usableFromInline var links: ContiguousArray<Link> = []

    @frozen
    @usableFromInline
    struct Link {
        /// The partner that the row of this slot references; nil if there is no row.
        @usableFromInline var partner: ID?
        @usableFromInline var next: Int32 = -1
        @usableFromInline var previous: Int32 = -1

        @inlinable
        init() {}
    }

    @inlinable
    init() {}

    @inlinable
    func grow(to count: Int) {
        while links.count < count { links.append(Link()) }
    }

    /// Records the partner that a row references; nil if the row is gone.
    @inlinable
    func set(_ slot: Int32, _ partner: ID?) {
        let link = links[Int(slot)]
        guard link.partner != partner else { return }
        if let old = link.partner {
            if link.next >= 0 { links[Int(link.next)].previous = link.previous }
            if link.previous >= 0 {
                links[Int(link.previous)].next = link.next
            } else {
                heads[old] = link.next >= 0 ? link.next : nil
            }
        }
        links[Int(slot)] = Link()
        guard let partner else { return }
        links[Int(slot)].partner = partner
        if let head = heads.updateValue(slot, forKey: partner) {
            links[Int(slot)].next = head
            links[Int(head)].previous = slot
        }
    }

    /// Calls `body` with the slot of each row that references a partner.
    @inlinable
    func each(naming partner: ID, _ body: (Int32) -> Void) {
        var slot = heads[partner] ?? -1
        while slot >= 0 {
            let next = links[Int(slot)].next
            body(slot)
            slot = next
        }
    }
}
