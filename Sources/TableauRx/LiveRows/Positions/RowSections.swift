public import MiniRx
public import Tableau

/// Ordered live rows by section.
///
/// Sections are inserted with their first row and removed with their last.
///
/// ```swift
/// let lines = orders.sorted(by: \.price).grouped(by: \.desk)
/// binder.onAllSections()
///     .rx.bind(cellType: OrderCell.self, rows: lines, mapToViewModels: \.viewModel)
/// ```
public final class RowSections<Section: TableViewSection, Row: CollectionIdentifiable>:
    PositionedRows
{
    private let sorted: SortedRows<Row>
    private let section: (Row) -> Section

    init(_ sorted: SortedRows<Row>, by section: @escaping (Row) -> Section) {
        self.sorted = sorted
        self.section = section
    }

    // MARK: Reading

    // For reads without a follower.
    private lazy var reader = makeReader()

    private var current: SectionReader<Section, Row> {
        _ = reader.readLists()
        return reader
    }

    private func makeReader() -> SectionReader<Section, Row> { SectionReader(sorted, by: section) }

    /// The rows by section, without empty sections.
    public var lists: [Section: [Row]] { current.lists }

    /// The sections that have rows, in no particular order: the binder orders them in the table.
    public var sections: [Section] { current.keys }

    /// Returns the number of rows in a section.
    public func count(in section: Section) -> Int { current.rows(in: section)?.count ?? 0 }

    /// The row at a position of a section, below ``count(in:)``.
    public subscript(section: Section, row: Int) -> Row {
        guard let rows = current.rows(in: section), row >= 0, row < rows.count else {
            fatalError("Live rows: row \(row) of \(count(in: section)) in \(section)")
        }
        return rows[row, as: Row.self]
    }

    /// Returns the section and the position of a row.
    ///
    /// O(log *n*); O(*n*) among the rows of a window.
    public func position(of id: Row.CollectionID) -> (section: Section, row: Int)? {
        current.position(of: id)
    }

    /// Snapshots as dictionaries: the current rows, then those after each transaction that changes
    /// them.
    ///
    /// O(sections + rows of the changed sections) each.
    public var states: Observable<[Section: [Row]]> {
        .states { [self] in
            let reader = makeReader()
            return (reader.news, { reader.readLists().map { _ in reader.lists } })
        }
    }

    /// Returns a follower of the rows for one table.
    public func _makeFollower() -> StateFollower<BySection<Section>, Rows<Row>> {
        let reader = makeReader()
        return StateFollower(news: reader.news, readLists: reader.readLists)
    }
}

@available(*, unavailable)
extension RowSections: Sendable {}
