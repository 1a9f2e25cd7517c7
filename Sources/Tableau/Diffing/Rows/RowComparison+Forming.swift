extension RowComparison {
    /// Asks, once, what `Row` conforms to, and forms the comparison that it allows.
    ///
    /// Call it from `@inlinable` code in which `Row` is known, and keep the result. The casts below
    /// are then decided by the compiler and every loop is specialised for `Row`. Elsewhere it works
    /// just as well, only slower. A composition (`any (A & B).Type`) would not be folded, hence one
    /// cast for each protocol.
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
            self.init(undiffable: Row.self)
        }
    }

    /// Rows with identity and equality.
    ///
    /// Both types are the row's.
    @inlinable
    package init<Identified: CollectionIdentifiable, Content: Equatable>(
        identified: Identified.Type, content: Content.Type
    ) {
        self.init(
            IdentityAndEquality<Identified, Content>.self, .identityAndEquality,
            size: MemoryLayout<Content>.size,
            bitsDecide: Self.bitsDecide(Identified.CollectionID.self))
    }

    /// Rows with identity alone.
    @inlinable
    package init<Identified: CollectionIdentifiable>(identified: Identified.Type) {
        self.init(
            IdentityOnly<Identified>.self, .identity, size: MemoryLayout<Identified>.size,
            bitsDecide: Self.bitsDecide(Identified.CollectionID.self))
    }

    /// Rows that are their own identity.
    @inlinable
    package init<Value: Hashable>(value: Value.Type) {
        self.init(
            ValueIdentity<Value>.self, .value, size: MemoryLayout<Value>.size,
            bitsDecide: Self.bitsDecide(Value.self))
    }

    /// Rows with equality alone.
    @inlinable
    package init<Content: Equatable>(content: Content.Type) {
        self.init(
            positional: EqualityOnly<Content>.self, .equality, size: MemoryLayout<Content>.size)
    }

    /// Rows of which nothing is known.
    @inlinable
    package init<Row>(undiffable: Row.Type) {
        self.init(
            positional: BitsOnly<Row>.self, .undiffable, size: MemoryLayout<Row>.size)
    }

    /// Whether equal identities have equal bits and the other way round.
    @inlinable
    @inline(__always)
    static func bitsDecide<Identity>(_: Identity.Type) -> Bool {
        // The most common of those that do not is decided without asking at run time.
        if Identity.self == String.self { return false }
        return Identity.self is any BitwiseIdentity.Type
    }
}
