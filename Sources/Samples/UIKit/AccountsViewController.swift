#if canImport(UIKit)
import MiniRx
import Tableau
import TableauRx
import UIKit

/// Accounts on iOS.
final class AccountsViewController: TableViewController {
    private let spinner = UIActivityIndicatorView(style: .medium)

    /// A test can pass a clock to advance manually.
    convenience init(service: AccountsService, clock: any UpdateClock = MainQueueClock.shared) {
        self.init(title: "Accounts")
        content = AccountsTable(tableView, service: service, clock: clock, headerHeight: 36) {
            [unowned self] account in
            push(account.name) { $0.bindDetails(of: account) }
        }
        addRefreshButton(service.isRefreshing.asObservable()) { service.refresh() }
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: spinner)
        service.isRefreshing.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
        service.refresh()
    }
}
#endif
