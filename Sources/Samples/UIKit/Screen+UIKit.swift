#if canImport(UIKit)
import Tableau
public import UIKit

/// A view controller with one table, with the interface of a `TerminalScreen`: so the samples set up
/// both alike.
final class Screen: UIViewController {
    static var help: String? { nil }

    let table: UITableView
    /// Owns the binder.
    var controller: AnyObject?
    private let spinner = UIActivityIndicatorView(style: .medium)
    /// A terminal asks before typed text is lost.
    var hasUnsavedText = false
    var isLoading = false {
        didSet { isLoading ? spinner.startAnimating() : spinner.stopAnimating() }
    }

    init(style: UITableView.Style, title: String) {
        table = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
        self.title = title
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: spinner)
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
    }

    /// Deselects the row that the user comes back from.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        table.indexPathForSelectedRow.map { table.deselectRow(at: $0, animated: animated) }
    }

    func push(_ screen: Screen) {
        navigationController?.pushViewController(screen, animated: true)
    }

    func push(_ sample: SampleScreen) { push(sample.screen) }

    /// Shows a message above the title.
    func status(_ text: String) { navigationItem.prompt = text }

    /// Adds a button; the key is for terminals.
    func addAction(key: Character, title: String, perform: @escaping @MainActor () -> Void) {
        let button = UIBarButtonItem(title: title, primaryAction: UIAction { _ in perform() })
        navigationItem.rightBarButtonItems = (navigationItem.rightBarButtonItems ?? []) + [button]
    }
}

/// What a sample shows: one screen; in a terminal, there may be several side by side.
struct SampleScreen {
    let screen: Screen

    init(_ screen: Screen) { self.screen = screen }
}

/// What the app in `iOS.swiftpm` shows.
@MainActor
public enum SamplesApp {
    /// Creates the menu of samples, as the first screen of a navigation controller.
    public static func menu() -> UIViewController {
        Screen.menu { try $0.screen(.main, tasksFile: .tasksOfUser) }
    }
}
#endif
