import MiniRx
import Tableau

extension Screen {
    static func news(_ service: NewsService) -> Screen {
        let screen = Screen(style: .plain, title: "News")
        let news = NewsTable(screen.table, service: service)
        screen.controller = news
        screen.addAction(key: "r", title: "Refresh") { [unowned news] in news.refresh() }
        screen.showLoading(news.isLoading)
        return screen
    }
}
