public import MiniRx
public import Tableau

/// A list that is longer than a program wants to hold: loads pages at both ends as the reader comes
/// near them, and drops those that are far away.
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
/// A page brings the cursors that lead to the rows before and after it. At most one load is under way
/// at each edge; one that is no longer wanted is cancelled, and what it still brings is ignored.
/// A row that pages repeat is shown once. What the user does to rows, by ``insert(_:at:)``,
/// ``update(_:)`` and ``remove(_:)``, stays on top of the pages until the server has it.
@MainActor
public final class Pager<Row: CollectionIdentifiable & Equatable, Cursor: Equatable> {
    /// A part of the list, as the server gives it.
    public struct Page {
        /// The rows, from top to bottom.
        public var rows: [Row]
        /// Leads to the rows before these; nil if there are none.
        public var before: Cursor?
        /// Leads to the rows after these; nil if there are none.
        public var after: Cursor?
        /// The cursor that the page answers, where the server tells: a page that answers another
        /// one than was asked for is refused.
        public var answering: Cursor?

        /// A page.
        public init(
            rows: [Row], before: Cursor? = nil, after: Cursor? = nil, answering: Cursor? = nil
        ) {
            self.rows = rows
            self.before = before
            self.after = after
            self.answering = answering
        }
    }

    /// Starts a load, and returns what cancels it.
    typealias Load = (
        _ edge: PagerEdge, _ cursor: Cursor?, _ answer: @escaping (Result<Page, any Error>) -> Void
    ) -> any Disposable

    let pageSize: Int
    let keepsPages: Int
    /// Where the first page is.
    let first: PagerEdge
    let load: Load

    var window = PageWindow<Row, Cursor>()
    var edits = LocalEdits<Row>()
    /// Orders loads and edits in time.
    var clock = 0
    var flights = EdgePair<Flight?>(both: nil)
    var failed = EdgePair<(request: Request, error: any Error)?>(both: nil)
    /// Edits that the server has, but not the pages that were asked for before.
    var settled: [(change: LocalEdits<Row>.Edit, id: Row.CollectionID, version: Int)] = []
    /// The rows shown since the rows last changed.
    var shown: Set<Row.CollectionID> = []
    /// The edge that the reader came near last.
    var near: PagerEdge
    let states = EdgePair(
        start: BehaviorRelay(value: LoadState.idle), end: BehaviorRelay(value: LoadState.idle))
    let current = BehaviorRelay<[Row]>(value: [])

    /// A load to be made, or made again.
    struct Request {
        var edge: PagerEdge
        var cursor: Cursor?
        var replacesAll = false
        /// How many pages before it brought nothing new.
        var empties = 0
    }

    /// A load under way.
    struct Flight {
        var request: Request
        var version: Int
        /// Cancels the load when it is freed, with the flight or with the pager.
        let cancel = DisposeBag()
    }

    init(pageSize: Int, keepsPages: Int, from first: PagerEdge, _ load: @escaping Load) {
        precondition(
            pageSize >= 1 && keepsPages >= 2,
            "Pager(pageSize: \(pageSize), keepsPages: \(keepsPages)) cannot fill a screen; "
                + "keep at least 2 pages of 1 row.")
        self.pageSize = pageSize
        self.keepsPages = keepsPages
        self.first = first
        self.load = load
        near = first.opposite
    }

    /// A pager that loads with `async` functions; nothing is loaded before ``refresh(from:)``.
    ///
    /// - Parameters:
    ///   - pageSize: How many rows a page has, about.
    ///   - keepsPages: How many pages are held, 2 or more; together more than two screens full. More
    ///     are held while the reader sees rows of them, or where pages have no cursor that leads back.
    ///   - first: Where reading begins: `.start` for news, `.end` for a chat.
    ///   - load: Loads the page beyond an edge. Without a cursor, the list's first page for `.end`,
    ///     and its last page for `.start`. Its task is cancelled once the page is not wanted.
    public convenience init(
        pageSize: Int = 50, keepsPages: Int = 3, from first: PagerEdge = .start,
        load: @escaping @MainActor (_ edge: PagerEdge, _ cursor: Cursor?) async throws -> Page
    ) {
        self.init(pageSize: pageSize, keepsPages: keepsPages, from: first) {
            edge, cursor, answer in
            let task = Task { @MainActor in
                do {
                    answer(.success(try await load(edge, cursor)))
                } catch {
                    answer(.failure(error))
                }
            }
            return Disposables.create { task.cancel() }
        }
    }

    /// A pager that loads with singles; nothing is loaded before ``refresh(from:)``.
    ///
    /// - Parameters:
    ///   - pageSize: How many rows a page has, about.
    ///   - keepsPages: How many pages are held.
    ///   - first: Where reading begins.
    ///   - request: Gives the request for the page beyond an edge.
    public convenience init(
        pageSize: Int = 50, keepsPages: Int = 3, from first: PagerEdge = .start,
        request: @escaping (_ edge: PagerEdge, _ cursor: Cursor?) -> Single<Page>
    ) {
        self.init(pageSize: pageSize, keepsPages: keepsPages, from: first) {
            edge, cursor, answer in
            request(edge, cursor).subscribe(answer)
        }
    }

    // MARK: What there is

    /// The rows, from top to bottom: those held now, and after each change.
    public var rows: Observable<[Row]> { current }

    /// The rows held now.
    public var currentRows: [Row] { current.value }
}

extension Pager.Page: Sendable where Row: Sendable, Cursor: Sendable {}
extension Pager.Page: Equatable {}
