#if canImport(UIKit)
import MiniRx
import Tableau
import TableauRx
import UIKit

/// A screen with one table, which fills it.
class TableViewController: UIViewController {
    let tableView: UITableView
    /// Owns the binder.
    var content: AnyObject?
    let disposeBag = DisposeBag()

    init(title: String, style: UITableView.Style = .grouped) {
        tableView = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
    }

    /// Deselects the row that the user comes back from.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.indexPathForSelectedRow.map { tableView.deselectRow(at: $0, animated: animated) }
    }

    /// Opens a table without sections.
    func push(_ title: String, bind: (TableViewBinder) -> Void) {
        let controller = TableViewController(title: title)
        let binder = TableViewBinder(tableView: controller.tableView)
        bind(binder)
        controller.content = binder
        navigationController?.pushViewController(controller, animated: true)
    }

    /// Shows a message above the title.
    func say(_ message: String) { navigationItem.prompt = message }

    @discardableResult
    func addButton(_ title: String, _ action: @escaping () -> Void) -> UIBarButtonItem {
        let button = UIBarButtonItem(title: title, primaryAction: UIAction { _ in action() })
        navigationItem.rightBarButtonItems = (navigationItem.rightBarButtonItems ?? []) + [button]
        return button
    }

    /// Adds a button that refreshes, disabled meanwhile.
    func addRefreshButton(_ isRefreshing: Observable<Bool>, refresh: @escaping () -> Void) {
        let button = addButton("Refresh", refresh)
        isRefreshing.map { !$0 }.bind(to: button.rx.isEnabled).disposed(by: disposeBag)
    }
}
#endif
