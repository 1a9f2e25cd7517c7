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

    private func makeReader() -> SectionReader<Section, Row> { SectionReader(sorted, by: section) }

    /// The rows by section, without empty sections.
    public var lists: [Section: [Row]] {
        _ = reader.readLists()
        return reader.lists
    }

    /// Returns the section and the position of a row, in O(log *n*), or O(rows) in a window.
    public func position(of id: Row.CollectionID) -> (section: Section, row: Int)? {
        _ = reader.readLists()
        return reader.position(of: id)
    }

    /// Snapshots as dictionaries: the current rows, then those after each transaction that changes
    /// them, in O(sections + rows of the changed sections) each.
    public var states: Observable<[Section: [Row]]> {
        .states { [self] in
            let reader = makeReader()
            return (reader.news, { reader.readLists().map { _ in reader.lists } })
        }
    }

    package func makeFollower() -> RowFollower<BySection<Section>, Row> {
        let reader = makeReader()
        return (reader.news, reader.readLists)
    }

    /// The rows by section, for a chain.
    @MainActor public var _tableauSource: BindingSource<PiecedLists<BySection<Section>, Rows<Row>>>
    { .live(makeFollower) }
}

@available(*, unavailable)
extension RowSections: Sendable {}
