import MiniRx
import Tableau
import TableauRx

/// A row of a server, identified by its number.
struct Post: CollectionIdentifiable, Equatable {
    var id: Int
    var version = 0
    var collectionId: Int { id }
}

/// A server whose answers the test controls: when, in which order, how often, and whether at all.
@MainActor
final class PageServer {
    typealias Page = Pager<Post, Int>.Page

    struct Busy: Error {}

    /// A request that waits for its answer.
    final class Request {
        let edge: PagerEdge
        let cursor: Int?
        let answer: (Result<Page, any Error>) -> Void
        /// The answer as of the time of the request.
        let early: Page
        var isCancelled = false

        init(
            _ edge: PagerEdge, _ cursor: Int?, _ early: Page,
            _ answer: @escaping (Result<Page, any Error>) -> Void
        ) {
            self.early = early
            self.edge = edge
            self.cursor = cursor
            self.answer = answer
        }
    }

    let pageSize: Int
    /// The numbers of its rows, without holding them.
    var ids: Range<Int>
    var versions: [Int: Int] = [:]
    var removed: Set<Int> = []
    var requests: [Request] = []
    /// The number of requests so far, answered ones included.
    var count = 0

    init(ids: Range<Int>, pageSize: Int = 10) {
        self.ids = ids
        self.pageSize = pageSize
    }

    func pager(keepsPages: Int = 3, from first: PagerEdge = .start) -> Pager<Post, Int> {
        Pager(pageSize: pageSize, keepsPages: keepsPages, from: first) { [unowned self] in
            request($0, $1)
        }
    }

    private func request(_ edge: PagerEdge, _ cursor: Int?) -> Single<Page> {
        .create { [unowned self] answer in
            let request = Request(edge, cursor, page(edge, cursor), answer)
            requests.append(request)
            count += 1
            return Disposables.create { request.isCancelled = true }
        }
    }

    /// The requests that are not cancelled.
    func open(_ edge: PagerEdge? = nil) -> [Request] {
        requests.filter { !$0.isCancelled && (edge == nil || $0.edge == edge) }
    }

    /// Answers the oldest request that is not cancelled, correctly.
    func answer(_ edge: PagerEdge? = nil) {
        guard let request = open(edge).first else { return }
        answer(request, .success(page(request.edge, request.cursor)))
    }

    func answerAll() {
        while !open().isEmpty { answer() }
    }

    func answer(_ request: Request, _ result: Result<Page, any Error>) {
        requests.removeAll { $0 === request }
        request.answer(result)
    }

    func row(_ id: Int) -> Post { Post(id: id, version: versions[id] ?? 0) }

    /// The page beyond a cursor, which is a row that is not part of the page.
    ///
    /// - Parameter repeated: How many rows before the cursor the page repeats.
    func page(_ edge: PagerEdge, _ cursor: Int?, repeating repeated: Int = 0) -> Page {
        var rows: [Post] = []
        switch edge {
        case .end:
            var id = max(ids.lowerBound, (cursor.map { $0 + 1 } ?? ids.lowerBound) - repeated)
            while rows.count < pageSize + repeated, id < ids.upperBound {
                if !removed.contains(id) { rows.append(row(id)) }
                id += 1
            }
        case .start:
            var id = min(ids.upperBound, (cursor ?? ids.upperBound) + repeated) - 1
            while rows.count < pageSize + repeated, id >= ids.lowerBound {
                if !removed.contains(id) { rows.append(row(id)) }
                id -= 1
            }
            rows.reverse()
        }
        guard let first = rows.first, let last = rows.last else { return Page(rows: []) }
        func exists(_ range: some Collection<Int>) -> Bool {
            range.contains { !removed.contains($0) }
        }
        return Page(
            rows: rows, before: exists(ids.lowerBound..<first.id) ? first.id : nil,
            after: exists((last.id + 1)..<max(last.id + 1, ids.upperBound)) ? last.id : nil)
    }
}
