/// What can be asked of one type of rows, found out once where the type is known.
///
/// A binding forms its `RowType` when it is made and hands it to every ``RowList`` it builds
/// afterwards. Conformances (`CollectionIdentifiable`, `Equatable`, `Hashable`) are looked up
/// here and never again, and the closures below are specialised for the row type because this
/// initialiser is inlined into the code that knows it.
///
/// ```swift
/// let type = RowType(Account.self)             // at the bind call
/// let rows = RowList(accounts, type: type)     // at every update
/// ```
///
/// A `RowType` is not the rows themselves, and says nothing about cells.
@usableFromInline
package final class RowType {
    /// The row type's metatype, as an identifier that is cheap to compare.
    @usableFromInline let id: ObjectIdentifier
    /// The row type's name, for messages.
    @usableFromInline package let name: String
    /// How two lists of such rows are compared: the engine's view of the row type.
    ///
    /// In memory of its own, so that the engine can be lent it at no cost: copying it counts the
    /// references of five closures. Safety: initialised by `init`, never changed, and freed by
    /// `deinit` alone.
    @usableFromInline let comparisonMemory: UnsafeMutablePointer<RowComparison>
    /// The row at an index, boxed.
    @usableFromInline let boxed: (UnsafeRawPointer, Int) -> Any
    /// The identity of the row at an index, for messages; nil where rows have none.
    @usableFromInline let identity: ((UnsafeRawPointer, Int) -> AnyHashable)?
    /// Where rows of a list are, by their identity; nil where rows have none.
    @usableFromInline let positions: ((UnsafeRawPointer, _ count: Int) -> RowPositions)?
    /// A list of such rows with one of them changed.
    @usableFromInline let edited: (RowType, RowList, RowListEdit) -> RowList
    /// What a search reads, where rows provide it.
    @usableFromInline let searchText: SearchTextRule?

    /// Whether rows are instances of a class: changed in place, such a row is equal to itself.
    @usableFromInline let isClass: Bool

    /// How two lists of such rows are compared.
    package var comparison: RowComparison { comparisonMemory.pointee }

    /// Whether rows of this type are compared at least as precisely as those of another.
    @usableFromInline
    func tellsApart(atLeastAsWellAs other: RowType) -> Bool {
        comparisonMemory.pointee.kind.precision >= other.comparisonMemory.pointee.kind.precision
    }

    /// Asks the row type what it conforms to.
    ///
    /// - Parameter type: The type of a row. May conform to anything or nothing.
    /// - Complexity: O(1), but a few conformance look-ups: make one a binding, not one a list.
    @inlinable
    package init<Row>(_ type: Row.Type) {
        id = ObjectIdentifier(type)
        name = "\(type)"
        isClass = type is AnyClass
        comparisonMemory = .allocate(capacity: 1)
        comparisonMemory.initialize(to: RowComparison(type))
        boxed = { rows, index in rows.assumingMemoryBound(to: Row.self)[index] }
        if let identifiable = type as? any CollectionIdentifiable.Type {
            identity = Self.identity(of: identifiable)
            positions = Self.positions(of: identifiable)
        } else if let hashable = type as? any Hashable.Type {
            identity = Self.value(of: hashable)
            positions = Self.positions(ofValues: hashable)
        } else {
            identity = nil
            positions = nil
        }
        edited = { RowList.edited($0, $1, $2, Row.self) }
        searchText = (type as? any SearchTextProviding.Type).map { SearchTextRule(providing: $0) }
    }

    deinit {
        comparisonMemory.deinitialize(count: 1)
        comparisonMemory.deallocate()
    }

    @inlinable
    static func identity<Row: CollectionIdentifiable>(
        of _: Row.Type
    ) -> (UnsafeRawPointer, Int) -> AnyHashable {
        { rows, index in AnyHashable(rows.assumingMemoryBound(to: Row.self)[index].collectionId) }
    }

    @inlinable
    static func positions<Row: CollectionIdentifiable>(
        of _: Row.Type
    ) -> (UnsafeRawPointer, Int) -> RowPositions {
        { rows, count in
            let rows = rows.assumingMemoryBound(to: Row.self)
            return TypedRowPositions(count: count) { rows[$0].collectionId }
        }
    }

    @inlinable
    static func positions<Row: Hashable>(
        ofValues _: Row.Type
    ) -> (UnsafeRawPointer, Int) -> RowPositions {
        { rows, count in
            let rows = rows.assumingMemoryBound(to: Row.self)
            return TypedRowPositions(count: count) { rows[$0] }
        }
    }

    @inlinable
    static func value<Row: Hashable>(of _: Row.Type) -> (UnsafeRawPointer, Int) -> AnyHashable {
        { rows, index in AnyHashable(rows.assumingMemoryBound(to: Row.self)[index]) }
    }
}

extension RowComparison.Kind {
    /// How precisely rows are compared: more is better.
    fileprivate var precision: Int {
        switch self {
        case .undiffable: 0
        case .equality: 1
        case .value: 2
        case .identity: 3
        case .identityAndEquality: 4
        }
    }
}
