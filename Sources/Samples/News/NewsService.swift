import MiniRx
import Tableau
import TableauRx

struct NewsItem: CollectionIdentifiable, Equatable, Sendable {
    /// The number of the item; newer items have higher numbers.
    var id: Int
    var headline: String
    var source: String

    var collectionId: Int { id }
}

/// A mock of a news server that delivers items page by page, the newest first.
///
/// It imitates the faults of a real server: news may arrive between two requests, so that a page
/// begins with the last items of the previous one, and some requests fail.
final class NewsService {
    typealias Page = Pager<NewsItem, Int>.Page

    /// The number of items per page.
    static let pageSize = 15

    struct Busy: Error, CustomStringConvertible {
        let description = "The server is busy"
    }

    private let scheduler: any Scheduler
    private var requests = 0
    /// The number of the newest item.
    private var newest = 52

    init(_ scheduler: any Scheduler) { self.scheduler = scheduler }

    /// Returns the page from an index on, counted from the newest item.
    ///
    /// The first is there at once, from the last visit.
    func page(_ edge: PagerEdge, from start: Int?) -> Single<Page> {
        scheduler.answer(after: requests == 0 ? .zero : .latency) { [self] in
            requests += 1
            // Every fourth request fails.
            if requests.isMultiple(of: 4) { throw Busy() }
            // Before every third request, a news item has arrived.
            if requests.isMultiple(of: 3) { newest += 1 }
            let first = newest - (start ?? 0)
            let last = max(1, first - Self.pageSize + 1)
            let items = stride(from: first, through: last, by: -1).map(Self.item)
            return Page(rows: items, after: last > 1 ? newest - last + 1 : nil)
        }
    }

    /// Returns the item with a number, always the same.
    private static func item(_ id: Int) -> NewsItem {
        let who = ["Ferry", "Choir", "Bakery", "Library", "Tram", "Lighthouse", "Orchard"]
        let what = [
            "opens again", "wins a prize", "turns a hundred", "needs volunteers", "moves house",
        ]
        let sources = ["Harbour Post", "Evening Bell", "Valley Gazette"]
        return NewsItem(
            id: id, headline: "\(who[id % who.count]) \(what[id % what.count])",
            source: "\(sources[id % sources.count]), no. \(id)")
    }
}
