#if !canImport(UIKit)
import MiniRx
import Tableau
import TableauTerminal

extension TerminalScreen {
    static func accounts(_ scheduler: any Scheduler) -> TerminalScreen {
        let screen = TerminalScreen(TableView(style: .grouped), title: "Accounts")
        let service = AccountsService(scheduler: scheduler)
        screen.controller = AccountsTable(screen.table, service: service, headerHeight: 1) {
            [unowned screen] account in screen.push(.details(of: account))
        }
        screen.addAction(key: "r", title: "Refresh") { service.refresh() }
        screen.showLoading(service.isRefreshing.asObservable())
        service.refresh()
        return screen
    }

    /// The details of a tapped account.
    private static func details(of account: Account) -> TerminalScreen {
        let screen = TerminalScreen(TableView(style: .grouped), title: account.name)
        let binder = TableViewBinder(tableView: screen.table)
        binder.bindDetails(of: account)
        screen.controller = binder
        return screen
    }
}
#endif
