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
        let tableView = UITableView(frame: view.bounds, style: .grouped)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)

        accounts = AccountsTable(tableView, service: service, clock: clock, headerHeight: 36)
        addRefreshButton()
        accounts.start { [unowned self] account in
            let details = AccountDetailViewController(account)
            navigationController?.pushViewController(details, animated: true)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let row = accounts.binder.tableView.indexPathForSelectedRow else { return }
        accounts.binder.tableView.deselectRow(at: row, animated: animated)
    }

    private func addRefreshButton() {
        let refreshButton = UIBarButtonItem(
            title: "Refresh",
            primaryAction: UIAction { [accounts] _ in accounts?.refresh() })
        navigationItem.rightBarButtonItem = refreshButton
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: spinner)
        accounts.isLoading.map { !$0 }.bind(to: refreshButton.rx.isEnabled)
            .disposed(by: disposeBag)
        accounts.isLoading.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
    }
}
