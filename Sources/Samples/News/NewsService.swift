#if !canImport(UIKit)
import MiniRx

/// A mock of a news server, which hands out its items page by page, the newest first.
///
/// It has the faults of a real one. Between two requests something new may have happened, so that
/// the next page begins with items that the last one ended with; and now and then it does not
/// answer at all.
final class NewsService {
    /// How long an answer takes.
    static let latency = Duration.milliseconds(600)
    /// How many items a page has.
    static let pageSize = 15
    /// How many items there are when the first page is asked for.
    private static let stock = 52

    /// A part of the news.
    struct Page: Equatable, Sendable {
        /// The items, the newest first.
        var items: [NewsItem]
        /// Whether nothing older is left.
        var isLast: Bool
    }

    /// What a request can fail with.
    struct Failure: Error, Equatable {
        /// Why, for people.
        var reason: String
    }

    private let scheduler: any Scheduler
    private var requests = 0
    private var newest = NewsService.stock

    /// A service.
    ///
    /// - Parameter scheduler: What it waits with; a virtual one answers at once.
    init(scheduler: any Scheduler) {
        self.scheduler = scheduler
    }

    /// The items from an index on, counted from the newest: one answer, after a while.
    ///
    /// A failure is an answer too, and no error of the sequence, which would end whoever waits for
    /// more than one page.
    ///
    /// - Parameter start: How many items to skip.
    func fetchPage(from start: Int) -> Observable<Result<Page, Failure>> {
        .create { [self] observer in
            let answer = answer(from: start)
            return scheduler.schedule(after: Self.latency) {
                observer.onNext(answer)
                observer.onCompleted()
            }
        }
    }

    private func answer(from start: Int) -> Result<Page, Failure> {
        requests += 1
        // Every fourth request finds nobody at home.
        if requests.isMultiple(of: 4) { return .failure(Failure(reason: "The server is busy")) }
        // With every third, a piece of news came in meanwhile.
        if requests.isMultiple(of: 3) { newest += 1 }
        let first = newest - start
        let last = max(1, first - Self.pageSize + 1)
        guard first >= last else { return .success(Page(items: [], isLast: true)) }
        let items = stride(from: first, through: last, by: -1).map(Self.item)
        return .success(Page(items: items, isLast: last == 1))
    }

    /// The item with a number, always the same.
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
#endif
