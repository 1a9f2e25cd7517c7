extension RowComparison {
    /// Forms the comparison that the conformances of `Row` allow.
    ///
    /// Call it once from `@inlinable` code in which `Row` is known: the compiler then decides the casts
    /// and specialises every loop for `Row`. Elsewhere it is only slower. A composition
    /// (`any (A & B).Type`) would not be folded, hence one cast for each protocol.
    @inlinable
    package init<Row>(_: Row.Type) {
        if let content = Row.self as? any Equatable.Type {
            if let identified = Row.self as? any CollectionIdentifiable.Type {
                self.init(identified: identified, content: content)
            } else if let value = Row.self as? any Hashable.Type {
                self.init(value: value)
            } else {
                self.init(content: content)
            }
        } else if let identified = Row.self as? any CollectionIdentifiable.Type {
            self.init(identified: identified)
        } else {
            self.init(BitsOnly<Row>.self, .undiffable)
        }
    }

    // One initialiser for each cast: it opens the types that the cast found.

    @inlinable
    init<Identified: CollectionIdentifiable, Content: Equatable>(
        identified: Identified.Type, content: Content.Type
    ) {
        self.init(IdentityAndEquality<Identified, Content>.self, .identityAndEquality)
    }

    @inlinable
    init<Row: CollectionIdentifiable>(identified: Row.Type) {
        self.init(IdentityOnly<Row>.self, .identity)
    }

    @inlinable
    init<Row: Hashable>(value: Row.Type) { self.init(ValueIdentity<Row>.self, .value) }

    @inlinable
    init<Row: Equatable>(content: Row.Type) { self.init(EqualityOnly<Row>.self, .equality) }

    /// Returns whether identities are equal if and only if their bits are.
    @inlinable
    @inline(__always)
    static func bitsDecide<Identity>(_: Identity.Type) -> Bool {
        // The most common type that does not conform is decided without a check at run time.
        if Identity.self == String.self { return false }
        return Identity.self is any BitwiseIdentity.Type
    }
}
