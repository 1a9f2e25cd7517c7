#if canImport(UIKit)
import UIKit

/// News on iOS.
final class NewsViewController: TableViewController {
    convenience init(service: NewsService) {
        self.init(title: "News", style: .plain)
        let news = NewsTable(tableView, service: service)
        content = news
        addRefreshButton(news.isLoading) { [unowned news] in news.refresh() }
    }
}
#endif
