/// A section that ``SectionedDiff`` compares, with an identity and rows.
///
/// ```swift
/// let sections = [
///     RowSection("Checking", rows: [Account(number: "1", balance: 10)]),
///     RowSection("Savings", rows: []),
/// ]
/// ```
///
/// A section's identity should be unique among all sections of a table; a duplicate is legal, but
/// reduces precision.
public struct RowSection<ID: Hashable, Row>: CollectionIdentifiable {
    /// The identity of the section.
    public var collectionId: ID
    /// The rows in order.
    public var rows: [Row]

    /// Creates a section.
    @inlinable
    public init(_ collectionId: ID, rows: [Row]) {
        self.collectionId = collectionId
        self.rows = rows
    }
}

extension RowSection: Sendable where ID: Sendable, Row: Sendable {}
