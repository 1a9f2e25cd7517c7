/// How rows of one type are compared, at compile time.
///
/// A rule is a type without values. The loops over rows are generic over it and `@inlinable`, so
/// that they specialise where the row type is known: in the client's module.
///
/// Pointers handed to a rule point to initialised rows of the type that the rule was made for.
@usableFromInline
protocol RowRule {
    /// What one row is compared with another.
    static func compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> RowComparisonResult
    /// Bytes from one row to the next.
    static var stride: Int { get }
}

/// A rule for rows that can be recognised anywhere in the list.
@usableFromInline
protocol IdentifyingRule: RowRule {
    associatedtype Identity: Hashable
    static func identity(_ row: UnsafeRawPointer) -> Identity
}

/// The outcome of comparing an old row with a new one.
@frozen
@usableFromInline
enum RowComparisonResult {
    /// The same row with the same content.
    case unchanged
    /// The same row with other content.
    case updated
    /// Another row.
    case other
    /// Equal content under two identities, which breaks the contract. Counts as unchanged; only
    /// debug builds tell it apart.
    case contradiction
}

/// Identity says which row, equality says whether it changed.
///
/// `Identified` and `Content` are the same type. They are two parameters because the conformances
/// are asked one by one (a cast to a composition is not folded by the optimiser, so that the loops
/// would run unspecialised).
@frozen
@usableFromInline
enum IdentityAndEquality<Identified: CollectionIdentifiable, Content: Equatable>: IdentifyingRule {
    @inlinable
    static var stride: Int { MemoryLayout<Content>.stride }

    @inlinable
    @inline(__always)
    static func identity(_ row: UnsafeRawPointer) -> Identified.CollectionID {
        row.assumingMemoryBound(to: Identified.self).pointee.collectionId
    }

    @inlinable
    @inline(__always)
    static func compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> RowComparisonResult {
        let before = old.assumingMemoryBound(to: Content.self)
        let after = new.assumingMemoryBound(to: Content.self)
        if before.pointee == after.pointee {
            if isDebugBuild() && identity(old) != identity(new) { return .contradiction }
            return .unchanged
        }
        guard identity(old) == identity(new) else { return .other }
        // NaN does not equal itself, but did not change either.
        return sameBits(old, new, MemoryLayout<Content>.size) ? .unchanged : .updated
    }
}

/// Identity alone: a row is taken as changed unless its bits are the same.
@frozen
@usableFromInline
enum IdentityOnly<Identified: CollectionIdentifiable>: IdentifyingRule {
    @inlinable
    static var stride: Int { MemoryLayout<Identified>.stride }

    @inlinable
    @inline(__always)
    static func identity(_ row: UnsafeRawPointer) -> Identified.CollectionID {
        row.assumingMemoryBound(to: Identified.self).pointee.collectionId
    }

    @inlinable
    @inline(__always)
    static func compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> RowComparisonResult {
        if sameBits(old, new, MemoryLayout<Identified>.size) { return .unchanged }
        return identity(old) == identity(new) ? .updated : .other
    }
}

/// The whole value is its identity: a row is there or not, and never changes.
@frozen
@usableFromInline
enum ValueIdentity<Value: Hashable>: IdentifyingRule {
    @inlinable
    static var stride: Int { MemoryLayout<Value>.stride }

    @inlinable
    @inline(__always)
    static func identity(_ row: UnsafeRawPointer) -> Value {
        row.assumingMemoryBound(to: Value.self).pointee
    }

    @inlinable
    @inline(__always)
    static func compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> RowComparisonResult {
        let before = old.assumingMemoryBound(to: Value.self)
        let after = new.assumingMemoryBound(to: Value.self)
        if before.pointee == after.pointee { return .unchanged }
        return sameBits(old, new, MemoryLayout<Value>.size) ? .unchanged : .other
    }
}

/// Equality without identity: rows cannot be recognised elsewhere.
@frozen
@usableFromInline
enum EqualityOnly<Content: Equatable>: RowRule {
    @inlinable
    static var stride: Int { MemoryLayout<Content>.stride }

    @inlinable
    @inline(__always)
    static func compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> RowComparisonResult {
        let before = old.assumingMemoryBound(to: Content.self)
        let after = new.assumingMemoryBound(to: Content.self)
        if before.pointee == after.pointee { return .unchanged }
        return sameBits(old, new, MemoryLayout<Content>.size) ? .unchanged : .other
    }
}

/// Neither identity nor equality: the bits are all there is.
@frozen
@usableFromInline
enum BitsOnly<Row>: RowRule {
    @inlinable
    static var stride: Int { MemoryLayout<Row>.stride }

    @inlinable
    @inline(__always)
    static func compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> RowComparisonResult {
        sameBits(old, new, MemoryLayout<Row>.size) ? .unchanged : .other
    }
}

/// Whether the code around the call is compiled without optimisation, in the module it ends up in.
@inlinable
@inline(__always)
func isDebugBuild() -> Bool {
    var debug = false
    // An optimised build does not evaluate the condition.
    assert(
        {
            debug = true
            return true
        }())
    return debug
}
