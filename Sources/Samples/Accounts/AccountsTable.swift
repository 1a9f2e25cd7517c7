import MiniRx
import Tableau
import TableauRx

/// The accounts of a bank's customer, in sections known at compile time.
///
/// The numbers refer to the walkthrough in `README.md`.
@MainActor
final class AccountsTable {
    // 1. The sections, from top to bottom.
    enum Section: Int, TableViewSection, Comparable {
        case message
        case checking
        case savings
        case other
    }

    // 2. Lives as long as the screen: it owns the subscriptions and the table's data.
    let binder: SectionedTableViewBinder<Section>

    init(
        _ tableView: TableView, service: AccountsService,
        show: @escaping @MainActor (Account) -> Void
    ) {
        // 3. The content of the account sections: what the service emits appears on the table.
        let accountsForSections = service.content.map { accounts in
            Dictionary(grouping: accounts, by: \.section)
        }

        // 4. The classes of the table's cells and headers.
        tableView.register(CenterLabelTableViewCell.self)
        tableView.register(TitleDetailTableViewCell.self)
        tableView.register(SectionHeaderView.self)

        // 5. The binder for the table and its sections.
        binder = SectionedTableViewBinder(tableView: tableView, sectionedBy: Section.self)

        // 6. Sections without accounts are hidden; the others are ordered by comparison.
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData

        // 7. One row that never changes: an array of view models, without an observable.
        binder.onSection(.message)
            .bind(
                cellType: CenterLabelTableViewCell.self,
                viewModels: [.init(text: "Open a new account today")]
            )
            // Not selectable: a tap does nothing here.
            .onDequeue { _, cell in cell.selectionStyle = .none }

        // 8. The accounts: models from the service, shown through view models made from them.
        binder.onSections(.checking, .savings, .other)
            .rx.bind(
                cellType: TitleDetailTableViewCell.self, models: accountsForSections,
                mapToViewModelsWith: { $0.viewModel }
            )
            // 9. The handler receives the account itself; no index path has to be looked up.
            .onTapped { _, _, _, account in show(account) }

        // 10. Headers, on a separate chain only to show that this is possible.
        binder.onSections(.checking, .savings, .other)
            .bind(
                headerType: SectionHeaderView.self,
                viewModels: [
                    .checking: .init(title: "CHECKING"),
                    .savings: .init(title: "SAVINGS"),
                    .other: .init(title: "OTHER"),
                ]
            )
            // 11. Plain footers are titles; only one section has one.
            .footerTitles([.other: "Includes your credit cards, mortgages and loans."])

        // 12. From here on the binder manages the table, which it loads once.
        binder.finish()
    }
}

// MARK: - From models to sections and view models

extension Account {
    fileprivate var section: AccountsTable.Section {
        switch kind {
        case .checking: .checking
        case .savings: .savings
        case .other: .other
        }
    }

    fileprivate var viewModel: TitleDetailTableViewCell.ViewModel {
        .init(
            id: number, title: name, detail: dollars(cents),
            accessoryType: .disclosureIndicator)
    }
}
