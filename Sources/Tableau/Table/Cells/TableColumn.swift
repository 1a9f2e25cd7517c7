#if !canImport(UIKit) || os(watchOS)
/// A column that the texts of rows stand in, below one another.
///
/// ```swift
/// let columns = [
///     TableColumn("Name", width: 12, weight: 1, priority: 2),
///     TableColumn("CPU %", width: 8, alignment: .trailing, priority: 1),
///     TableColumn("PID", alignment: .trailing),
/// ]
/// ```
///
/// Where the row is wider than its columns, those with a weight share the room. Where it is too
/// narrow for all, those of the lowest priority are left out; of equals, the last.
public struct TableColumn: Hashable, Sendable {
    /// Where a text stands that is narrower than its column.
    public enum Alignment: Hashable, Sendable {
        /// At the column's start: words.
        case leading
        /// At the column's end: numbers.
        case trailing
    }

    /// What the column's header says.
    public let title: String
    /// The minimum width in characters: at most 1,000, and at least that of the title with its sort mark.
    public let width: Int
    /// The column's share of the remaining width, from 0 to 1,000; 0 takes none.
    public let weight: Int
    /// The alignment of texts narrower than the column.
    public let alignment: Alignment
    /// Columns of lower priority are hidden first.
    public let priority: Int

    /// A column; sizes beyond their limits count as the limit.
    public init(
        _ title: String, width: Int = 0, weight: Int = 0, alignment: Alignment = .leading,
        priority: Int = 0
    ) {
        self.title = title
        // No scalar before those of Hangul takes more than one place, and no other more than two.
        let titleWidth = title.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
        self.width = min(max(width, titleWidth + 2), 1_000)
        self.weight = max(0, min(weight, 1_000))
        self.alignment = alignment
        self.priority = priority
    }
}

/// Which column rows are sorted by, and which way.
public struct ColumnOrder: Hashable, Sendable {
    /// The index of the column.
    public var column: Int
    /// Whether the largest comes first.
    public var isDescending: Bool

    /// An order by a column.
    public init(column: Int, isDescending: Bool = false) {
        self.column = column
        self.isDescending = isDescending
    }

    /// What a header shows after the title of the column.
    package var mark: String { isDescending ? " ▼" : " ▲" }
}
#endif
