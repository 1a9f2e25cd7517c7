#if canImport(UIKit)
import MiniRx
import Tableau
import TableauRx
import UIKit

/// The home page on iOS.
final class HomeViewController: TableViewController {
    private let refreshControl = UIRefreshControl()

    /// A test can pass a clock to advance manually.
    convenience init(
        service: HomeService, clock: any UpdateClock = MainQueueClock.shared,
        open: (@MainActor (_ route: String) -> Void)? = nil
    ) {
        self.init(title: "Home")
        tableView.refreshControl = refreshControl
        content = HomeTable(tableView, service: service, clock: clock) { [unowned self] route in
            open?(route) ?? say(route)
        }
        service.isRefreshing.bind(to: refreshControl.rx.isRefreshing).disposed(by: disposeBag)
        refreshControl.rx.controlEvent(.valueChanged)
            .subscribe(onNext: { service.refresh() }).disposed(by: disposeBag)
        service.problems.subscribe(with: self, onNext: { $0.say($1.summary) })
            .disposed(by: disposeBag)
        service.refresh()
    }
}
#endif
