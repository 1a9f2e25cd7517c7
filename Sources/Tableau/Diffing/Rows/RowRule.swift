/// A rule for comparing rows of one type, without values: the loops over rows are generic over it and
/// `@inlinable`, so that they are specialised where the row type is known, in the client's module.
///
/// Pointers passed to a rule point to initialised rows of the rule's type.
@usableFromInline
protocol RowRule {
    associatedtype Row
    /// The identity of a row anywhere in the list; `Never` if rows are compared in place.
    associatedtype Identity: Hashable
    static func identity(_ row: UnsafeRawPointer) -> Identity
    static func compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> RowComparisonResult
}

extension RowRule {
    @inlinable
    static var stride: Int { MemoryLayout<Row>.stride }

    /// Compared in place: a copy would retain references.
    @inlinable
    @inline(__always)
    static func areEqual<Content: Equatable>(
        _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, as type: Content.Type
    ) -> Bool {
        old.assumingMemoryBound(to: type).pointee == new.assumingMemoryBound(to: type).pointee
    }

    /// Returns whether two rows have the same bits: NaN is not equal to itself, but has not changed either.
    @inlinable
    @inline(__always)
    static func areSameBits(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        sameBits(old, new, MemoryLayout<Row>.size)
    }
}

extension RowRule where Identity == Never {
    /// Never called: the engine checks the comparison's kind first.
    @inlinable
    static func identity(_ row: UnsafeRawPointer) -> Never { fatalError("rows have no identity") }
}

@frozen
@usableFromInline
enum RowComparisonResult {
    /// The same row with the same content.
    case unchanged
    /// The same row with other content.
    case updated
    /// Another row.
    case other
    /// Equal content with two identities, which breaks the contract: unchanged, but debug builds tell.
    case contradiction
}

/// A rule where identity determines the row, and equality whether it changed.
///
/// `Identified` and `Row` are the same type, whose conformances are checked separately; see
/// ``RowComparison/init(_:)``.
@frozen
@usableFromInline
enum IdentityAndEquality<Identified: CollectionIdentifiable, Row: Equatable>: RowRule {
    @inlinable
    @inline(__always)
    static func identity(_ row: UnsafeRawPointer) -> Identified.CollectionID {
        row.assumingMemoryBound(to: Identified.self).pointee.collectionId
    }

    @inlinable
    @inline(__always)
    static func compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> RowComparisonResult {
        if areEqual(old, new, as: Row.self) {
            if _isDebugAssertConfiguration(), identity(old) != identity(new) {
                return .contradiction
            }
            return .unchanged
        }
        guard identity(old) == identity(new) else { return .other }
        return areSameBits(old, new) ? .unchanged : .updated
    }
}

/// A rule with identity alone: a row counts as changed unless its bits are the same.
@frozen
@usableFromInline
enum IdentityOnly<Row: CollectionIdentifiable>: RowRule {
    @inlinable
    @inline(__always)
    static func identity(_ row: UnsafeRawPointer) -> Row.CollectionID {
        row.assumingMemoryBound(to: Row.self).pointee.collectionId
    }

    @inlinable
    @inline(__always)
    static func compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> RowComparisonResult {
        if areSameBits(old, new) { return .unchanged }
        return identity(old) == identity(new) ? .updated : .other
    }
}

/// A rule where the whole value is the identity: a row is present or not, and never changes.
@frozen
@usableFromInline
enum ValueIdentity<Row: Hashable>: RowRule {
    @inlinable
    @inline(__always)
    static func identity(_ row: UnsafeRawPointer) -> Row {
        row.assumingMemoryBound(to: Row.self).pointee
    }

    @inlinable
    @inline(__always)
    static func compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> RowComparisonResult {
        EqualityOnly<Row>.compare(old, new)
    }
}

/// A rule with equality and no identity: rows cannot be recognised elsewhere.
@frozen
@usableFromInline
enum EqualityOnly<Row: Equatable>: RowRule {
    @usableFromInline typealias Identity = Never

    @inlinable
    @inline(__always)
    static func compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> RowComparisonResult {
        areEqual(old, new, as: Row.self) || areSameBits(old, new) ? .unchanged : .other
    }
}

/// A rule with neither identity nor equality: only bits are compared.
@frozen
@usableFromInline
enum BitsOnly<Row>: RowRule {
    @usableFromInline typealias Identity = Never

    @inlinable
    @inline(__always)
    static func compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> RowComparisonResult {
        areSameBits(old, new) ? .unchanged : .other
    }
}
