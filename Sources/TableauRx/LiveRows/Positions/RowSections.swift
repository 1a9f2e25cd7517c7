public import MiniRx
public import Tableau

/// Ordered live rows by section.
///
/// Sections are inserted with their first row and removed with their last.
///
/// ```swift
/// let lines = orders.grouped(by: \.desk).sorted(by: \.price)
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
    private lazy var follower = reader?.follower ?? windowFollower
    private var last = SectionArrays<Section, Row>()

    private func upToDate() -> SectionArrays<Section, Row> {
        if let lists = follower.readLists() { last.take(lists) }
        return last
    }

    /// The rows by section, without empty sections.
    public var lists: [Section: [Row]] { upToDate().lists.mapValues(\.rows) }

    /// The sections that have rows, in no particular order: the binder orders them in the table.
    public var sections: [Section] { upToDate().keys }

    /// Returns the number of rows in a section.
    public func count(in section: Section) -> Int {
        upToDate().lists[section]?.pieces.count ?? 0
    }

    /// The row at a position of a section, below ``count(in:)``.
    public subscript(section: Section, row: Int) -> Row {
        guard let rows = upToDate().lists[section]?.pieces, row >= 0, row < rows.count else {
            fatalError("Live rows: row \(row) of \(count(in: section)) in \(section)")
        }
        return rows[row, as: Row.self]
    }

    /// Returns the section and the position of a row.
    ///
    /// O(log *n*); O(*n*) among the rows of a window.
    public func position(of id: Row.CollectionID) -> (section: Section, row: Int)? {
        let lists = upToDate().lists
        if let reader { return reader.position(of: id) }
        for (section, list) in lists {
            if let row = list.rows.firstIndex(where: { $0.collectionId == id }) {
                return (section, row)
            }
        }
        return nil
    }

    /// Snapshots as dictionaries: the current rows, then those after each transaction that changes
    /// them.
    ///
    /// O(sections + rows of the changed sections) each.
    public var states: Observable<[Section: [Row]]> {
        states {
            var arrays = SectionArrays<Section, Row>()
            return { lists in
                arrays.take(lists)
                return arrays.lists.mapValues(\.rows)
            }
        }
    }

    // MARK: Following

    /// Returns a follower of the rows for one table.
    public func _makeFollower() -> StateFollower<BySection<Section>, Rows<Row>> {
        makeReader()?.follower ?? windowFollower
    }

    /// Returns a reader that keeps the order by section; nil for the rows of a window.
    private func makeReader() -> SectionReader<Section, Row>? {
        guard sorted.steps.allSatisfy(\.first.isFilter) else { return nil }
        return SectionReader(by: section) { [sorted] in sorted.makeReader(group: $0) }
    }

    /// Makes the sections of a window again whenever it changes.
    private var windowFollower: StateFollower<BySection<Section>, Rows<Row>> {
        let follower = sorted._makeFollower()
        return StateFollower(news: follower.news) { [section] report in
            follower.readLists(report).map { lists in
                let rows = lists.rows[0].array(of: Row.self)
                let sections = Dictionary(grouping: rows, by: section)
                return PiecedLists(
                    keys: Array(sections.keys), rows: sections.values.map { RowPieces($0) })
            }
        }
    }
}

@available(*, unavailable)
extension RowSections: Sendable {}

/// Rows by section, of which only changed ones are made arrays again.
private struct SectionArrays<Section: TableViewSection, Row> {
    private(set) var keys: [Section] = []
    private(set) var lists: [Section: RowArray<Row>] = [:]

    mutating func take(_ new: PiecedLists<BySection<Section>, Rows<Row>>) {
        if let edits = new.edits {
            for index in edits.removed { lists[keys[index]] = nil }
            for index in edits.inserted + edits.changed {
                lists[new.keys[index]] = RowArray(new.rows[index])
            }
        } else {
            lists = Dictionary(uniqueKeysWithValues: zip(new.keys, new.rows.map(RowArray.init)))
        }
        keys = new.keys
    }
}
