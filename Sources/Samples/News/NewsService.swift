import MiniRx
import Tableau

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
    /// The time until a response.
    static let latency = Duration.milliseconds(600)
    /// The number of items per page.
    static let pageSize = 15
    /// The number of items at the time of the first request.
    private static let stock = 52

    struct Page: Equatable, Sendable {
        /// The items, the newest first.
        var items: [NewsItem]
        /// Whether there are no older items.
        var isLast: Bool
    }

    /// The error of a failed request, with a reason to display.
    struct Failure: Error, Equatable {
        var reason: String
    }

    private let scheduler: any Scheduler
    private var requests = 0
    private var newest = NewsService.stock

    init(_ scheduler: any Scheduler) { self.scheduler = scheduler }

    /// Returns the items from an index on, counted from the newest: one response, after a delay.
    ///
    /// The first is there at once, from the last visit. A failure is an element too, not an error of the sequence, which would end a subscription
    /// that waits for more than one page.
    ///
    /// - Parameter start: The number of items to skip.
    func fetchPage(from start: Int) -> Observable<Result<Page, Failure>> {
        let response = Observable.just(answer(from: start))
        return requests == 1 ? response : response.delay(Self.latency, scheduler: scheduler)
    }

    private func answer(from start: Int) -> Result<Page, Failure> {
        requests += 1
        // Every fourth request fails.
        if requests.isMultiple(of: 4) { return .failure(Failure(reason: "The server is busy")) }
        // Before every third request, a news item has arrived.
        if requests.isMultiple(of: 3) { newest += 1 }
        let first = newest - start
        let last = max(1, first - Self.pageSize + 1)
        guard first >= last else { return .success(Page(items: [], isLast: true)) }
        let items = stride(from: first, through: last, by: -1).map(Self.item)
        return .success(Page(items: items, isLast: last == 1))
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
