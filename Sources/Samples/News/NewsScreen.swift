#if !canImport(UIKit)
import MiniRx
import Tableau
import TableauTerminal

extension TerminalScreen {
    static func news(_ scheduler: any Scheduler) -> TerminalScreen {
        let screen = TerminalScreen(TableView(style: .plain), title: "News")
        let news = NewsTable(screen.table, service: NewsService(scheduler: scheduler))
        screen.controller = news
        screen.addAction(key: "r", title: "Refresh") { [unowned news] in news.refresh() }
        screen.showLoading(news.isLoading)
        return screen
    }
}
#endif
