import MiniRx
import Tableau

extension Screen {
    static func accounts(_ service: AccountsService) -> Screen {
        let screen = Screen(style: .grouped, title: "Accounts")
        screen.controller = AccountsTable(screen.table, service: service) {
            [unowned screen] account in
            screen.push(.list(account.name) { $0.bindDetails(of: account) })
        }
        screen.refresh(service)
        return screen
    }
}
