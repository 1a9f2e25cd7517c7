#if !canImport(UIKit)
import MiniRx
import Tableau
import TableauTerminal

extension TerminalScreen {
    static func accounts(_ scheduler: any Scheduler) -> TerminalScreen {
        let screen = TerminalScreen(TableView(style: .grouped), title: "Accounts")
        let service = AccountsService(scheduler: scheduler)
        screen.controller = AccountsTable(screen.table, service: service, headerHeight: 1) {
            [unowned screen] account in
            screen.push(.list(account.name) { $0.bindDetails(of: account) })
        }
        screen.addAction(key: "r", title: "Refresh") { service.refresh() }
        screen.showLoading(service.isRefreshing.asObservable())
        service.refresh()
        return screen
    }
}
#endif
