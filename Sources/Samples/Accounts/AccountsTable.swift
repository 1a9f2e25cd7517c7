import Foundation
import MiniRx
import Tableau
import TableauRx

/// The accounts of a bank's customer, in sections known at compile time.
///
/// The terminal's screen and the view controller show this same table. The numbers refer to the
/// walkthrough in `README.md`.
@MainActor
final class AccountsTable {
    // 1. The sections, from top to bottom.
    enum Section: Int, TableViewSection, Comparable {
        case message
        case checking
        case savings
        case other
    }

    // 2. Kept as long as the screen: it owns subscriptions, and the data the table shows.
    let binder: SectionedTableViewBinder<Section>

    // 3. What the account sections show; whatever is accepted here appears on the table.
    private let accountsForSections = BehaviorRelay<[Section: [Account]]>(value: [:])

    /// Whether a fetch is under way.
    let isLoading = BehaviorRelay(value: false)

    private let service: AccountsService
    private let headerHeight: CGFloat
    private let refreshes = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    /// Creates the binder of a table; `start(show:)` binds it.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - service: Where the accounts come from.
    ///   - clock: When changes are applied; a test turns one by hand.
    ///   - headerHeight: The height of a header: points with UIKit, lines in a terminal.
    init(
        _ tableView: TableView, service: AccountsService, clock: any UpdateClock,
        headerHeight: CGFloat
    ) {
        self.service = service
        self.headerHeight = headerHeight

        // 4. The classes the table is going to show.
        tableView.register(CenterLabelTableViewCell.self)
        tableView.register(TitleDetailTableViewCell.self)
        tableView.register(SectionHeaderView.self)

        // 5. The binder for that table, by these sections.
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self, clock: clock)
    }

    /// Binds the table and fetches for the first time.
    ///
    /// - Parameter show: Shows the account that was tapped.
    func start(show: @escaping @MainActor (Account) -> Void) {
        // 6. Sections without accounts are hidden, and the others ordered by comparing them.
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData

        // 7. One row that never changes: an array of view models, and nothing reactive about it.
        binder.onSection(.message)
            .bind(
                cellType: CenterLabelTableViewCell.self,
                viewModels: [.init(text: "Open a new account today")]
            )
            // Not selectable: a tap does nothing here.
            .onDequeue { _, cell in cell.selectionStyle = .none }

        // 8. The accounts: models from the relay, shown through view models made from them.
        binder.onSections(.checking, .savings, .other)
            .rx.bind(
                cellType: TitleDetailTableViewCell.self, models: accountsForSections,
                mapToViewModelsWith: { $0.viewModel }
            )
            // 9. A tap is given the account itself; no index path has to be looked up.
            .onTapped { _, _, _, account in show(account) }

        // 10. Headers, on a chain of their own only to show that this is possible.
        binder.onSections(.checking, .savings, .other)
            .bind(
                headerType: SectionHeaderView.self,
                viewModels: [
                    .checking: .init(title: "CHECKING"),
                    .savings: .init(title: "SAVINGS"),
                    .other: .init(title: "OTHER"),
                ]
            )
            // 11. Plain footers are titles; only one section has any.
            .footerTitles([.other: "Includes your credit cards, mortgages and loans."])
            // A height for all headers, however narrow the table, in the table's unit.
            .dimensions(.headerHeight { [headerHeight] _ in headerHeight })

        // 12. From here on the table belongs to the binder, which loads it once.
        binder.finish()

        fetchOnRefresh()
        refresh()
    }

    // MARK: Business as usual

    /// Fetches the accounts again.
    func refresh() { refreshes.accept(()) }

    /// A refresh asks the service, which turns the spinner, and ends on the relay.
    private func fetchOnRefresh() {
        refreshes
            .do(onNext: { [isLoading] in isLoading.accept(true) })
            .flatMapLatest { [service] in service.fetchAccounts() }
            .do(onNext: { [isLoading] _ in isLoading.accept(false) })
            .map { accounts in Dictionary(grouping: accounts, by: \.section) }
            .bind(to: accountsForSections)
            .disposed(by: disposeBag)
    }
}

// MARK: - From models to sections and view models

extension Account {
    /// Where the account is listed.
    fileprivate var section: AccountsTable.Section {
        switch kind {
        case .checking: .checking
        case .savings: .savings
        case .other: .other
        }
    }

    /// How the account is shown.
    fileprivate var viewModel: TitleDetailTableViewCell.ViewModel {
        .init(
            id: number, title: name, detail: dollars(cents),
            accessoryType: .disclosureIndicator)
    }
}
