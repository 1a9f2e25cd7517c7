import MiniRx
import Tableau
import TableauRx
import UIKit

/// Accounts on iOS.
final class AccountsViewController: UIViewController {
    private var accounts: AccountsTable!
    private let service: AccountsService
    private let clock: any UpdateClock
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let disposeBag = DisposeBag()

    /// A test can pass a clock to advance manually.
    init(service: AccountsService, clock: any UpdateClock = MainQueueClock.shared) {
        self.service = service
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
        title = "Accounts"
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let tableView = addTableView(style: .grouped)
        accounts = AccountsTable(tableView, service: service, clock: clock, headerHeight: 36) {
            [unowned self] account in
            let details = TableViewController(title: account.name) { $0.bindDetails(of: account) }
            navigationController?.pushViewController(details, animated: true)
        }
        addRefreshButton(service.isRefreshing, disposeBag) { [service] in service.refresh() }
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: spinner)
        service.isRefreshing.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
        service.refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        accounts.binder.tableView.deselectSelectedRow(animated: animated)
    }
}
