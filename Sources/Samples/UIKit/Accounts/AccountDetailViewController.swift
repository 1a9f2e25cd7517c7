import Tableau
import UIKit

/// The details of a tapped account.
final class AccountDetailViewController: UIViewController {
    private let account: Account
    // A table without sections has a simpler binder.
    private var binder: TableViewBinder!

    /// Creates the view controller for an account.
    init(_ account: Account) {
        self.account = account
        super.init(nibName: nil, bundle: nil)
        title = account.name
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let tableView = UITableView(frame: view.bounds, style: .grouped)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        binder = TableViewBinder(tableView: tableView)
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
            .bind(headerTitle: "ACCOUNT")
        binder.finish()
    }
}
