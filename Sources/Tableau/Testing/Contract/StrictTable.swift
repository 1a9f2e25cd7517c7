import Tableau

/// A stand-in for a table view that applies batches to its rows and rejects invalid ones.
///
/// ```swift
/// var table = StrictTable([.init("Missing", ["Bread", "Milk"])])
/// try table.apply(
///     TableChanges(deleteRows: [[0, 0]]), showing: [.init("Missing", ["Milk"])])
/// ```
///
/// A row that no operation names keeps its cell, as in a table view. Here that cell must belong to
/// the row that the new data has at its place. It checks batches of any library, and draws nothing.
public struct StrictTable<Section: Hashable, Row> {
    /// A section and its rows.
    public struct Content {
        /// The identity of the section.
        public var section: Section
        /// The rows from top to bottom.
        public var rows: [Row]

        /// Creates a section with its rows.
        public init(_ section: Section, _ rows: [Row]) {
            self.section = section
            self.rows = rows
        }
    }

    /// The current contents of the table.
    public private(set) var contents: [Content]
    private let isSameRow: (Row, Row) -> Bool
    private let isSameContent: (Row, Row) -> Bool

    /// Creates a table whose rows have an identity and are up to date if they are equal.
    public init<ID: Hashable>(_ contents: [Content], identifiedBy id: @escaping (Row) -> ID)
    where Row: Equatable {
        self.init(contents, isSameRow: { id($0) == id($1) }, isSameContent: ==)
    }

    /// Creates a table whose rows are their own identity.
    public init(_ contents: [Content]) where Row: Equatable {
        self.init(contents, isSameRow: ==, isSameContent: { _, _ in true })
    }

    init(
        _ contents: [Content], isSameRow: @escaping (Row, Row) -> Bool,
        isSameContent: @escaping (Row, Row) -> Bool
    ) {
        self.contents = contents
        self.isSameRow = isSameRow
        self.isSameContent = isSameContent
    }

    /// Replaces the contents without a batch, like `reloadData()`.
    public mutating func reload(_ contents: [Content]) { self.contents = contents }

    /// Applies a batch, after which the table has `new` data.
    ///
    /// - Throws: The first violation; the table is then unchanged.
    /// - Complexity: O(rows log operations).
    public mutating func apply(
        _ changes: TableChanges, showing new: [Content]
    ) throws(TableViolation) {
        try apply(changes, showing: new, isLast: true)
    }

    /// Applies one of the batches of an update, before the last of which a row may show old content.
    mutating func apply(
        _ changes: TableChanges, showing new: [Content], isLast: Bool
    ) throws(TableViolation) {
        let before = contents.map { Int32(clamping: $0.rows.count) }
        let after = new.map { Int32(clamping: $0.rows.count) }
        let batch: AppliedBatch
        do {
            batch = try AppliedBatch(changes.batch, before: before, after: after)
        } catch { throw .refused(error) }
        var shown = new
        for (index, content) in new.enumerated() {
            guard let old = batch.origin(ofSection: Int32(index)).keptPlace?.row else { continue }
            let (was, expected) = (contents[Int(old)].section, content.section)
            if was != expected {
                throw .wrongSection(index: index, shown: "\(was)", expected: "\(expected)")
            }
            for (row, expected) in content.rows.enumerated() {
                let path = RowPath(section: index, row: row)
                guard let old = batch.origin(ofRow: path).keptPlace else { continue }
                let was = contents[Int(old.section)].rows[Int(old.row)]
                if !isSameRow(was, expected) {
                    throw .wrongRow(
                        section: index, row: row, shown: "\(was)", expected: "\(expected)")
                }
                if isSameContent(was, expected)
                    || changes.batch.rows.reconfigures.contains(where: { $0.contains(path) })
                {
                    continue
                }
                if isLast {
                    throw .staleRow(
                        section: index, row: row, shown: "\(was)", expected: "\(expected)")
                }
                shown[index].rows[row] = was
            }
        }
        contents = shown
    }
}

extension StrictTable.Content: Equatable where Row: Equatable {}
extension StrictTable.Content: Hashable where Row: Hashable {}
extension StrictTable.Content: Sendable where Section: Sendable, Row: Sendable {}
