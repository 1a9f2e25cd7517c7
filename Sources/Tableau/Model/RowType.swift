/// The operations on one type of rows, resolved once where the type is known.
///
/// A binding creates its `RowType` once and passes it to every ``RowList`` it builds. Conformances
/// (`CollectionIdentifiable`, `Equatable`, `Hashable`) are looked up only here, and the closures are
/// specialised for the row type because the initialiser is inlined into code that knows it.
@usableFromInline
package final class RowType {
    /// The row type's metatype as an identifier, which is cheap to compare.
    @usableFromInline let id: ObjectIdentifier
    @usableFromInline package let name: String
    /// The comparison of two lists of such rows, allocated separately, so that the engine can borrow it at
    /// no cost: a copy would retain its closures.
    ///
    /// Safety: initialised by `init`, never changed, and freed only by `deinit`.
    @usableFromInline let comparisonMemory: UnsafeMutablePointer<RowComparison>
    @usableFromInline let boxed: (UnsafeRawPointer, Int) -> Any
    @usableFromInline let joined: (RowType, [RowList.Part]) -> RowList
    /// Reads the search text of rows that provide it.
    @usableFromInline let searchText: SearchTextRule?

    /// Whether rows are class instances: a row changed in place is equal to itself.
    @usableFromInline let isClass: Bool

    package var comparison: RowComparison { comparisonMemory.pointee }

    var identifies: Bool { comparisonMemory.pointee.kind.identifies }
    var isUndiffable: Bool { comparisonMemory.pointee.kind == .undiffable }

    /// Looks up the conformances of a row type.
    ///
    /// - Complexity: O(1), with several conformance look-ups: create one per binding, not per list.
    @inlinable
    package init<Row>(_ type: Row.Type) {
        id = ObjectIdentifier(type)
        name = "\(type)"
        isClass = type is AnyClass
        comparisonMemory = .allocate(capacity: 1)
        comparisonMemory.initialize(to: RowComparison(type))
        boxed = { rows, index in rows.assumingMemoryBound(to: Row.self)[index] }
        joined = { RowList.joined($1, of: $0, as: Row.self) }
        searchText = (type as? any SearchTextProviding.Type).map { SearchTextRule(providing: $0) }
    }

    deinit {
        comparisonMemory.deinitialize(count: 1)
        comparisonMemory.deallocate()
    }
}
