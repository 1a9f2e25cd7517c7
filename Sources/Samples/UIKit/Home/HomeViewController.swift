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

    /// A test can pass a clock to advance manually.
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
        let tableView = addTableView(style: .grouped)
        tableView.refreshControl = refreshControl
        home = HomeTable(tableView, service: service, clock: clock, open: open)
        service.isRefreshing.bind(to: refreshControl.rx.isRefreshing).disposed(by: disposeBag)
        refreshControl.rx.pulls.subscribe(onNext: { [service] in service.refresh() })
            .disposed(by: disposeBag)
        service.refresh()
    }
}
