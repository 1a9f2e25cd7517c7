#if !canImport(UIKit)
import MiniRx
import Tableau
import TableauRx

/// The accounts of a bank's customer, in sections known at compile time.
///
/// The numbers are those of the walkthrough in `README.md`.
@MainActor
final class AccountsScreen: SampleScreen {
    // 1. The sections, from top to bottom.
    enum Section: Int, TableViewSection, Comparable {
        case message
        case checking
        case savings
        case other
    }

    let title = "Accounts"
    let tableView: TableView

    // 2. Kept as long as the screen: it owns subscriptions, and the data the table shows.
    private let binder: SectionedTableViewBinder<Section>

    // 3. What the account sections show; whatever is accepted here appears on the table.
    private let accountsForSections = BehaviorRelay<[Section: [Account]]>(value: [:])

    private let service: AccountsService
    private let context: SampleContext
    private let refreshTaps = PublishSubject<Void>()
    private let loading = BehaviorRelay(value: false)
    private let disposeBag = DisposeBag()

    /// The screen; it starts its first fetch at once.
    init(_ context: SampleContext) {
        self.context = context
        service = AccountsService(scheduler: context.scheduler)

        // 4. The table, and the classes it is going to show.
        let tableView = TableView(style: .grouped)
        tableView.register(CenterLabelTableViewCell.self)
        tableView.register(TitleDetailTableViewCell.self)
        tableView.register(SectionHeaderView.self)
        self.tableView = tableView

        // 5. The binder for that table, by these sections.
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self, clock: context.updateClock)

        bind()
        fetchOnRefresh()
        refreshTaps.onNext(())
    }

    private func bind() {
        // 6. Sections without accounts are hidden, and the others ordered by comparing them.
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        binder.updateDelegate = context.updateDelegate
        binder.transcript = context.transcript

        // 7. One row that never changes: an array of view models, and nothing reactive about it.
        binder.onSection(.message)
            .bind(
                cellType: CenterLabelTableViewCell.self,
                viewModels: [.init(text: "Open a new account today")]
            )
            // A tap does nothing here, so nothing about the row shall invite one.
            .onDequeue { _, cell in cell.selectionStyle = .none }

        // 8. The accounts: models from the relay, shown through view models made from them.
        binder.onSections(.checking, .savings, .other)
            .rx.bind(
                cellType: TitleDetailTableViewCell.self, models: accountsForSections,
                mapToViewModelsWith: { $0.viewModel }
            )
            // 9. A tap is given the account itself; no index path has to be looked up.
            .onTapped { [context] _, _, _, account in
                context.host?.push(AccountDetailScreen(account, context))
            }

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
            // A height for all headers, however narrow the table. The unit is the table's: lines in
            // a terminal.
            .dimensions(.headerHeight { _ in 1 })

        // 12. From here on the table belongs to the binder, which loads it once.
        binder.finish()
    }

    // MARK: Business as usual

    var isLoading: Observable<Bool> { loading }

    var actions: [ScreenAction] {
        [ScreenAction(key: "r", title: "Refresh") { [refreshTaps] _ in refreshTaps.onNext(()) }]
    }

    func rehearse() { refreshTaps.onNext(()) }

    /// A refresh asks the service, which turns the spinner, and ends on the relay.
    private func fetchOnRefresh() {
        refreshTaps
            .do(onNext: { [loading] in loading.accept(true) })
            .flatMapLatest { [service] in service.fetchAccounts() }
            .do(onNext: { [loading] _ in loading.accept(false) })
            .map { accounts in Dictionary(grouping: accounts, by: \.section) }
            .bind(to: accountsForSections)
            .disposed(by: disposeBag)
    }
}

// MARK: - From models to sections and view models

extension Account {
    /// Where the account is listed.
    fileprivate var section: AccountsScreen.Section {
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
#endif
