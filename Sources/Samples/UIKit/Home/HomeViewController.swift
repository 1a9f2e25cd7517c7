import MiniRx
import Tableau
import TableauRx
import UIKit

/// The home page on iOS.
final class HomeViewController: UIViewController {
    private var home: HomeTable!
    private let service: HomeService
    private let clock: any UpdateClock
    private let open: @MainActor (String) -> Void
    private let refreshControl = UIRefreshControl()
    private let disposeBag = DisposeBag()

    /// The screen.
    ///
    /// - Parameters:
    ///   - service: Where the home page comes from.
    ///   - clock: When changes are applied; a test turns one by hand.
    ///   - open: Shows what a route leads to.
    init(
        service: HomeService, clock: any UpdateClock = MainQueueClock.shared,
        open: @escaping @MainActor (String) -> Void
    ) {
        self.service = service
        self.clock = clock
        self.open = open
        super.init(nibName: nil, bundle: nil)
        title = "Home"
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let tableView = UITableView(frame: view.bounds, style: .grouped)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.refreshControl = refreshControl
        view.addSubview(tableView)

        home = HomeTable(tableView, service: service, clock: clock, open: open)
        home.isLoading.bind(to: refreshControl.rx.isRefreshing).disposed(by: disposeBag)
        refreshControl.rx.pulls.subscribe(onNext: { [home] in home?.refresh() })
            .disposed(by: disposeBag)
        home.start()
    }
}
