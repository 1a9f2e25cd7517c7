import MiniRx
import Tableau
import TableauRx
import UIKit

/// A table without sections, pushed by another screen.
final class TableViewController: UIViewController {
    private let bind: @MainActor (TableViewBinder) -> Void
    private var binder: TableViewBinder!

    init(title: String, bind: @escaping @MainActor (TableViewBinder) -> Void) {
        self.bind = bind
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        binder = TableViewBinder(tableView: addTableView(style: .grouped))
        bind(binder)
    }
}

extension UIViewController {
    /// Adds a table that fills the view.
    func addTableView(style: UITableView.Style) -> UITableView {
        let tableView = UITableView(frame: view.bounds, style: style)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        return tableView
    }

    /// Adds a button that refreshes, disabled meanwhile.
    func addRefreshButton(
        _ isRefreshing: BehaviorRelay<Bool>, _ bag: DisposeBag, refresh: @escaping () -> Void
    ) {
        let button = UIBarButtonItem(title: "Refresh", primaryAction: UIAction { _ in refresh() })
        navigationItem.rightBarButtonItem = button
        isRefreshing.map { !$0 }.bind(to: button.rx.isEnabled).disposed(by: bag)
    }
}

extension UITableView {
    /// Deselects the row that the user comes back from.
    func deselectSelectedRow(animated: Bool) {
        indexPathForSelectedRow.map { deselectRow(at: $0, animated: animated) }
    }
}
