import MiniRx
import Tableau

extension Screen {
    static func accounts(_ service: AccountsService) -> Screen {
        let screen = Screen(style: .grouped, title: "Accounts")
        screen.controller = AccountsTable(
            screen.table, service: service,
            show: { [unowned screen] account in screen.push(.details(of: account)) })
        screen.refresh(service)
        return screen
    }

    /// The details of an account: a table without sections has a simpler binder.
    private static func details(of account: Account) -> Screen {
        list(account.name) { _, binder in
            binder.onTable()
                .bind(
                    cellType: TitleDetailTableViewCell.self,
                    viewModels: [
                        .init(id: "name", title: "Name", detail: account.name),
                        .init(id: "kind", title: "Kind", detail: account.kind.rawValue),
                        .init(id: "number", title: "Number", detail: account.number),
                        .init(id: "balance", title: "Balance", detail: dollars(account.cents)),
                    ]
                )
                .onDequeue { _, cell in cell.selectionStyle = .none }
                .bind(headerTitle: "ACCOUNT")
        }
    }
}
