#if !canImport(UIKit)
import MiniRx
import Tableau
import TableauTerminal

extension TerminalScreen {
    /// The home page in a terminal.
    ///
    /// - Throws: A `DataFileError` if `home-1.json` is missing or invalid.
    static func home(_ scheduler: any Scheduler) throws -> TerminalScreen {
        let screen = TerminalScreen(TableView(style: .grouped), title: "Home")
        let service = try HomeService(scheduler: scheduler)
        let home = HomeTable(
            screen.table, service: service,
            show: { [unowned screen] title in screen.status(title) },
            open: { [unowned screen] route in screen.status(route) })
        screen.controller = home
        screen.addAction(key: "r", title: "Refresh") { service.refresh() }
        // Does the same as a click on the section's footer.
        screen.addAction(key: "o", title: "Open link") { [unowned screen, unowned home] in
            let route = home.route(ofSection: screen.focusedRow?.section ?? 0)
            screen.status(route ?? "There is no link below this section.")
        }
        screen.showLoading(service.isRefreshing.asObservable())
        // A response that can't be read doesn't change the table.
        _ = service.problems.subscribe(onNext: { [weak screen] in screen?.status($0.summary) })
        service.refresh()
        return screen
    }
}
#endif
