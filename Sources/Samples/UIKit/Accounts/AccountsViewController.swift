import MiniRx
import Tableau
import TableauRx
import UIKit

/// The accounts of a bank's customer, in sections known at compile time.
///
/// The numbers are those of the walkthrough in `Accounts/README.md`, whose models and service this
/// view controller uses as they are.
final class AccountsViewController: UIViewController {
    // 1. The sections, from top to bottom.
    enum Section: Int, TableViewSection, Comparable {
        case message
        case checking
        case savings
        case other
    }

    // 2. Kept as long as the view controller: it owns subscriptions, and the data of the table.
    private var binder: SectionedTableViewBinder<Section>!

    // 3. What the account sections show; whatever is accepted here appears on the table.
    private let accountsForSections = BehaviorRelay<[Section: [Account]]>(value: [:])

    private let service: AccountsService
    private let clock: any UpdateClock
    private let refreshTaps = PublishRelay<Void>()
    private let isLoading = BehaviorRelay(value: false)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let disposeBag = DisposeBag()

    /// The screen.
    ///
    /// - Parameters:
    ///   - service: Where the accounts come from.
    ///   - clock: When changes are applied; a test turns one by hand.
    init(service: AccountsService, clock: any UpdateClock = MainQueueClock.shared) {
        self.service = service
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
        title = "Accounts"
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()

        // 4. The table, and the classes it is going to show. Nothing else has to hold it.
        let tableView = UITableView(frame: view.bounds, style: .grouped)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(CenterLabelTableViewCell.self)
        tableView.register(TitleDetailTableViewCell.self)
        tableView.register(SectionHeaderView.self)
        view.addSubview(tableView)

        // 5. The binder for that table, by these sections.
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self, clock: clock)

        bind()
        addRefreshButton()
        fetchOnRefresh()
        refreshTaps.accept(())
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let row = binder.tableView.indexPathForSelectedRow else { return }
        binder.tableView.deselectRow(at: row, animated: animated)
    }

    private func bind() {
        // 6. Sections without accounts are hidden, and the others ordered by comparing them.
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData

        // 7. One row that never changes: an array of view models, and nothing reactive about it.
        binder.onSection(.message)
            .bind(
                cellType: CenterLabelTableViewCell.self,
                viewModels: [.init(text: "Open a new account today")])

        // 8. The accounts: models from the relay, shown through view models made from them.
        binder.onSections(.checking, .savings, .other)
            .rx.bind(
                cellType: TitleDetailTableViewCell.self, models: accountsForSections,
                mapToViewModelsWith: { $0.viewModel }
            )
            // 9. A tap is given the account itself; no index path has to be looked up.
            .onTapped { [unowned self] _, _, _, account in
                let details = AccountDetailViewController(account)
                navigationController?.pushViewController(details, animated: true)
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
            // A height for all headers, however narrow the table. The unit is the table's: points.
            .dimensions(.headerHeight { _ in 36 })

        // 12. From here on the table belongs to the binder, which loads it once.
        binder.finish()
    }

    // MARK: Business as usual

    private func addRefreshButton() {
        let refreshButton = UIBarButtonItem(
            title: "Refresh",
            primaryAction: UIAction { [refreshTaps] _ in refreshTaps.accept(()) })
        navigationItem.rightBarButtonItem = refreshButton
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: spinner)
        isLoading.map { !$0 }.bind(to: refreshButton.rx.isEnabled).disposed(by: disposeBag)
        isLoading.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
    }

    /// A refresh asks the service, which turns the spinner, and ends on the relay.
    private func fetchOnRefresh() {
        refreshTaps
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
    fileprivate var section: AccountsViewController.Section {
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
