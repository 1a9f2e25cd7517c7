#if !canImport(UIKit)
import Tableau

/// The details of a tapped account.
@MainActor
final class AccountDetailScreen: SampleScreen {
    let title: String
    let tableView = TableView(style: .grouped)

    // A table without sections has a simpler binder.
    private let binder: TableViewBinder

    /// Creates the screen for an account.
    init(_ account: Account, _ context: SampleContext) {
        title = account.name
        binder = TableViewBinder(tableView: tableView, clock: context.updateClock)
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
        binder.finish()
    }
}
#endif
