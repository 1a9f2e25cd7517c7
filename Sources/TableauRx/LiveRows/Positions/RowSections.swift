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
    /// Follows the rows for one consumer, with a maximum number per section.
    private typealias Follow = (_ limit: Int?) -> Followed

    private struct Followed {
        let follower: StateFollower<_RowsState>
        /// Returns the position of a row; nil if only a search of the lists can find it.
        let position: ((Row.CollectionID) -> (section: Section, row: Int)?)?
    }

    private let follow: Follow
    private let limit: Int?

    private init(_ follow: @escaping Follow, limit: Int? = nil) {
        self.follow = follow
        self.limit = limit
    }

    /// Creates groups of rows whose order is kept by group.
    convenience init(_ sorted: SortedRows<Row>, by section: @escaping (Row) -> Section) {
        let follow: Follow = { limit in
            let reader = SectionReader(by: section, limit: limit) {
                sorted.makeReader(group: $0)
            }
            return Followed(follower: reader.follower) { [unowned reader] in
                reader.position(of: $0)
            }
        }
        self.init(follow)
    }

    /// Creates groups of a window's rows, rebuilt when the window changes.
    convenience init(ofWindow sorted: SortedRows<Row>, by section: @escaping (Row) -> Section) {
        let follow: Follow = { limit in
            let follower = sorted._makeFollower()
            let read = {
                follower.read().map { rows -> _RowsState in
                    // There are no empty sections.
                    if limit == 0 { return [:] }
                    return Dictionary(grouping: rows, by: section).mapValues {
                        Array($0.prefix(limit ?? $0.count))
                    }
                }
            }
            let readLists = {
                read().map { lists in
                    PiecedLists<BySection<Section>, Rows<Row>>(
                        keys: Array(lists.keys), rows: lists.values.map { RowPieces($0) })
                }
            }
            return Followed(
                follower: StateFollower(
                    lifetime: follower.lifetime, readLists: readLists, read: read,
                    setOnChange: follower.setOnChange,
                    setOnContradiction: follower.setOnContradiction),
                position: nil)
        }
        self.init(follow)
    }

    /// Returns the first rows of each section.
    ///
    /// - Parameter count: The maximum number of rows of each.
    public func prefix(_ count: Int) -> RowSections {
        let count = Swift.min(limit ?? .max, Swift.max(0, count))
        return RowSections(follow, limit: count)
    }

    // MARK: Reading

    // For reads without a follower.
    private lazy var followed = follow(limit)
    private var last: _RowsState = [:]

    /// The rows by section, without empty sections.
    public var lists: [Section: [Row]] {
        if let state = followed.follower.read() { last = state }
        return last
    }

    /// The sections that have rows, in no particular order: the binder orders them in the table.
    public var sections: [Section] { Array(lists.keys) }

    /// Returns the number of rows in a section.
    public func count(in section: Section) -> Int { lists[section]?.count ?? 0 }

    /// The row at a position of a section, below ``count(in:)``.
    public subscript(section: Section, row: Int) -> Row {
        guard let rows = lists[section], rows.indices.contains(row) else {
            fatalError("Live rows: row \(row) of \(count(in: section)) in \(section)")
        }
        return rows[row]
    }

    /// Returns the section and the position of a row.
    ///
    /// O(log *n*); O(*n*) among the rows of a window.
    public func position(of id: Row.CollectionID) -> (section: Section, row: Int)? {
        if let position = followed.position { return position(id) }
        for (section, rows) in lists {
            if let row = rows.firstIndex(where: { $0.collectionId == id }) { return (section, row) }
        }
        return nil
    }

    /// Snapshots as dictionaries: the current rows, then those after each transaction that changes
    /// them.
    ///
    /// O(rows of the changed sections) each.
    public var states: Observable<[Section: [Row]]> { .states(of: self) }

    /// Returns a follower of the rows for one table.
    public func _makeFollower() -> StateFollower<[Section: [Row]]> { follow(limit).follower }
}

@available(*, unavailable)
extension RowSections: Sendable {}
