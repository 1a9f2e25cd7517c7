/// What can be asked of one type of rows, found out once where the type is known.
///
/// A binding forms its `RowKind` when it is made and hands it to every ``RowList`` it builds
/// afterwards. Conformances (`CollectionIdentifiable`, `Equatable`, `Hashable`) are looked up
/// here and never again, and the closures below are specialised for the row type because this
/// initialiser is inlined into the code that knows it.
///
/// ```swift
/// let kind = RowKind(Account.self)             // at the bind call
/// let rows = RowList(accounts, kind: kind)     // at every update
/// ```
///
/// A `RowKind` is not the rows themselves, and says nothing about cells.
@usableFromInline
package final class RowKind {
    /// How two lists of such rows are told apart.
    @usableFromInline
    package enum Precision: Int, Sendable {
        /// Nothing to go by: rows are updated in place, the difference in count is at the end.
        case position
        /// `Equatable` only: what both ends have in common stays, the middle is updated in place.
        case content
        /// Values that are their own identity (`Hashable`): a changed row is another row.
        case value
        /// An identity only: a row whose stored bits changed counts as updated.
        case identity
        /// An identity and a content: rows are inserted, deleted, moved and updated.
        case identityAndContent
    }

    /// The row type's metatype, as an identifier that is cheap to compare.
    @usableFromInline let rowType: ObjectIdentifier
    /// The row type's name, for messages.
    @usableFromInline package let name: String
    /// How two lists of such rows are told apart.
    @usableFromInline package let precision: Precision
    /// Bytes from one row to the next.
    @usableFromInline let stride: Int
    /// Bytes of one row without its tail padding.
    @usableFromInline let size: Int
    /// The row at an index, boxed.
    @usableFromInline let boxed: (UnsafeRawPointer, Int) -> Any
    /// The identity of the row at an index; nil where rows have none.
    @usableFromInline let identity: ((UnsafeRawPointer, Int) -> AnyHashable)?
    /// Whether two rows are `==`; nil where rows are not `Equatable`.
    @usableFromInline let isEqual: ((UnsafeRawPointer, Int, UnsafeRawPointer, Int) -> Bool)?

    /// Whether rows of this kind can be told apart at least as well as those of another.
    @usableFromInline
    func tellsApart(atLeastAsWellAs other: RowKind) -> Bool {
        precision.rawValue >= other.precision.rawValue
    }

    /// True when rows have neither identity nor equality, so that updates reload them by position.
    package var isUndiffable: Bool { precision == .position }

    /// Asks the row type what it conforms to.
    ///
    /// - Parameter type: The type of a row. May conform to anything or nothing.
    /// - Complexity: O(1), but a few conformance look-ups: make one kind a binding, not one a list.
    @inlinable
    package init<Row>(_ type: Row.Type) {
        rowType = ObjectIdentifier(type)
        name = "\(type)"
        stride = MemoryLayout<Row>.stride
        size = MemoryLayout<Row>.size
        boxed = { rows, index in rows.assumingMemoryBound(to: Row.self)[index] }
        let equatable = type as? any Equatable.Type
        isEqual = equatable.map { Self.equality(of: $0) }
        if let identifiable = type as? any CollectionIdentifiable.Type {
            identity = Self.identity(of: identifiable)
            precision = equatable == nil ? .identity : .identityAndContent
        } else if let hashable = type as? any Hashable.Type {
            identity = Self.value(of: hashable)
            precision = .value
        } else {
            identity = nil
            precision = equatable == nil ? .position : .content
        }
    }

    @inlinable
    static func identity<Row: CollectionIdentifiable>(
        of _: Row.Type
    ) -> (UnsafeRawPointer, Int) -> AnyHashable {
        { rows, index in AnyHashable(rows.assumingMemoryBound(to: Row.self)[index].collectionId) }
    }

    @inlinable
    static func value<Row: Hashable>(of _: Row.Type) -> (UnsafeRawPointer, Int) -> AnyHashable {
        { rows, index in AnyHashable(rows.assumingMemoryBound(to: Row.self)[index]) }
    }

    @inlinable
    static func equality<Row: Equatable>(
        of _: Row.Type
    ) -> (UnsafeRawPointer, Int, UnsafeRawPointer, Int) -> Bool {
        { old, oldIndex, new, newIndex in
            old.assumingMemoryBound(to: Row.self)[oldIndex]
                == new.assumingMemoryBound(to: Row.self)[newIndex]
        }
    }
}
