/// A section that ``SectionedDiff`` can compare, with an identity and rows.
///
/// ```swift
/// struct Album: DiffableSection {
///     let collectionId: Int
///     var rows: [Song]
/// }
/// ```
///
/// A section's identity should be unique among all sections of a table; a duplicate is legal, but
/// reduces precision. Rows should be a stored property: only then is a section whose rows are the
/// same array recognised at once.
public protocol DiffableSection<Row>: CollectionIdentifiable {
    /// The type of the rows.
    associatedtype Row

    /// The rows in order.
    var rows: [Row] { get }
}

/// A section that consists only of an identity and rows.
///
/// ```swift
/// let sections = [
///     RowSection("Checking", rows: [Account(number: "1", balance: 10)]),
///     RowSection("Savings", rows: []),
/// ]
/// ```
public struct RowSection<ID: Hashable, Row>: DiffableSection {
    /// The identity of the section.
    public var collectionId: ID
    /// The rows in order.
    public var rows: [Row]

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - collectionId: The identity of the section.
    ///   - rows: The rows in order.
    @inlinable
    public init(_ collectionId: ID, rows: [Row]) {
        self.collectionId = collectionId
        self.rows = rows
    }
}

extension RowSection: Sendable where ID: Sendable, Row: Sendable {}
