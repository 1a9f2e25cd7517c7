#if !canImport(UIKit)
import MiniRx
import Tableau

/// Accounts in a terminal.
@MainActor
final class AccountsScreen: SampleScreen {
    let title = "Accounts"
    let tableView = TableView(style: .grouped)

    private let accounts: AccountsTable

    /// The screen; it starts its first fetch at once.
    init(_ context: SampleContext) {
        accounts = AccountsTable(
            tableView, service: AccountsService(scheduler: context.scheduler),
            clock: context.updateClock, headerHeight: 1)
        context.watch(accounts.binder)
        accounts.start { [context] account in
            context.host?.push(AccountDetailScreen(account, context))
        }
    }

    var isLoading: Observable<Bool> { accounts.isLoading }

    var actions: [ScreenAction] {
        [ScreenAction(key: "r", title: "Refresh") { [accounts] _ in accounts.refresh() }]
    }

    func rehearse() { accounts.refresh() }
}
#endif
