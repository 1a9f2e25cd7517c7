public import MiniRx
public import Tableau

/// A list that is too long to hold: loads pages at both ends as the reader approaches them, and
/// drops those that are far away.
///
/// ```swift
/// let pager = Pager<Message, Int>(pageSize: 50, keepsPages: 3) { edge, cursor in
///     try await api.messages(edge, cursor)
/// }
/// binder.onSection(.messages)
///     .bind(cellType: MessageCell.self, models: pager.rows, mapToViewModels: \.viewModel)
///     .paged(by: pager)
/// pager.refresh()
/// ```
///
/// A page includes the cursors to the rows before and after it. At most one load is in progress at
/// each edge; one that is no longer needed is cancelled, and its result ignored. A row that pages
/// repeat is shown once. The user's edits, made with ``insert(_:at:)``, ``update(_:)`` and
/// ``remove(_:)``, are applied to the pages until the server has them.
@MainActor
public final class Pager<Row: CollectionIdentifiable & Equatable, Cursor: Equatable> {
    /// A page of the list, as received from the server.
    public struct Page: Equatable {
        /// The rows, from top to bottom.
        public var rows: [Row]
        /// The cursor to the rows before these; nil if there are none.
        public var before: Cursor?
        /// The cursor to the rows after these; nil if there are none.
        public var after: Cursor?

        /// Creates a page.
        public init(rows: [Row], before: Cursor? = nil, after: Cursor? = nil) {
            self.rows = rows
            self.before = before
            self.after = after
        }

        /// The cursor to the rows beyond an edge of these.
        subscript(edge: PagerEdge) -> Cursor? { edge == .start ? before : after }
    }

    let pageSize: Int
    let keepsPages: Int
    let first: PagerEdge
    let request: (_ edge: PagerEdge, _ cursor: Cursor?) -> Single<Page>

    var window = PageWindow<Row, Cursor>()
    var edits = LocalEdits<Row>()
    /// A version counter that orders loads and edits.
    var clock = 0
    var loads: [PagerEdge: Load] = [:]
    /// The server's edits that the pages that are being loaded may lack, in order.
    var settled: [RowEdit<Row>] = []
    /// The rows that may be among them.
    var settledRows: Set<Row.CollectionID> = []
    /// The rows shown since the rows last changed.
    var shown: Set<Row.CollectionID> = []
    /// Those shown before, and those that a table has reported since without the new rows.
    var shownBefore: Set<Row.CollectionID> = []
    /// Whether a row is being reported, and others of the same screen may follow.
    var isShowing = false
    /// The number of rows from an edge that count as near it.
    var margin = 0
    /// The edge that the reader approached last.
    var near: PagerEdge
    /// Scroll the tables of the pager's chains to their ends.
    var scrollsToEnd: [@MainActor () -> Void] = []
    let states = BehaviorRelay<[PagerEdge: LoadState]>(value: [:])
    let current = BehaviorRelay<[Row]>(value: [])

    /// A load to start, in progress, or to be retried.
    struct Load {
        var edge: PagerEdge
        var cursor: Cursor?
        var replacesAll = false
        /// The number of preceding pages without new rows.
        var empties = 0
        /// When it began; nothing answers one that failed.
        var version = Int.max
        var error: (any Error)?
        /// Cancels the load when released: with the pager, or when another takes its place.
        var cancel = DisposeBag()
    }

    /// Creates a pager that loads with `async` functions; nothing loads before ``refresh(from:)``.
    ///
    /// - Parameters:
    ///   - pageSize: The approximate number of rows in a page.
    ///   - keepsPages: The number of pages to hold, 2 or more; together more than two screens full.
    ///     More are held while the reader sees rows of them or near them, or where pages have no
    ///     cursor that leads back.
    ///   - first: The edge where reading begins: `.start` for news, `.end` for a chat.
    ///   - load: Loads the page beyond an edge. Without a cursor, loads the list's first page for
    ///     `.end`, and its last page for `.start`. Its task is cancelled if the page is no longer
    ///     needed.
    public convenience init(
        pageSize: Int = 50, keepsPages: Int = 3, from first: PagerEdge = .start,
        load: @escaping @MainActor (_ edge: PagerEdge, _ cursor: Cursor?) async throws -> Page
    ) {
        self.init(
            pageSize: pageSize, keepsPages: keepsPages, from: first,
            request: { edge, cursor in
                .create { answer in
                    let task = Task { @MainActor in
                        do {
                            answer(.success(try await load(edge, cursor)))
                        } catch {
                            answer(.failure(error))
                        }
                    }
                    return Disposables.create { task.cancel() }
                }
            })
    }

    /// Creates a pager that loads with singles, otherwise the same.
    ///
    /// - `request`: Returns the request for the page beyond an edge.
    public init(
        pageSize: Int = 50, keepsPages: Int = 3, from first: PagerEdge = .start,
        request: @escaping (_ edge: PagerEdge, _ cursor: Cursor?) -> Single<Page>
    ) {
        require(
            pageSize >= 1 && keepsPages >= 2,
            "Pager(pageSize: \(pageSize), keepsPages: \(keepsPages)) cannot fill a screen; "
                + "keep at least 2 pages of 1 row.")
        self.pageSize = pageSize
        self.keepsPages = keepsPages
        self.first = first
        self.request = request
        near = first.opposite
    }

    // MARK: What there is

    /// The rows, from top to bottom: emits the current rows, then those after each change.
    public var rows: Observable<[Row]> { current.map { $0 } }

    /// The current rows.
    public var currentRows: [Row] { current.value }
}

extension Pager.Page: Sendable where Row: Sendable, Cursor: Sendable {}
