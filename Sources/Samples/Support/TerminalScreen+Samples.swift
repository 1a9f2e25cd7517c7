#if !canImport(UIKit)
import MiniRx
import Tableau
import TableauTerminal

extension TerminalScreen {
    /// A screen of a table without sections.
    static func list(
        _ title: String, bind: (TableViewBinder) -> Void
    ) -> TerminalScreen {
        let screen = TerminalScreen(TableView(style: .grouped), title: title)
        let binder = TableViewBinder(tableView: screen.table)
        bind(binder)
        screen.controller = binder
        return screen
    }

    /// Turns the spinner while a service works, which lives at most as long as the screen.
    func showLoading(_ isLoading: Observable<Bool>) {
        _ = isLoading.subscribe(onNext: { [weak self] in self?.isLoading = $0 })
    }
}
#endif
