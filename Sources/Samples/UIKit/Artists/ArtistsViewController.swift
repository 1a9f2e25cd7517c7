import MiniRx
import Tableau
import TableauRx
import UIKit

/// Artists on iOS.
final class ArtistsViewController: UIViewController {
    private var artists: ArtistsTable!
    private let service: MusicLibraryService
    private let clock: any UpdateClock
    private let disposeBag = DisposeBag()

    /// Creates the view controller.
    ///
    /// - Parameters:
    ///   - service: The source of the artists.
    ///   - clock: The clock that decides when changes are applied; tests can pass one to advance
    ///     manually.
    init(service: MusicLibraryService, clock: any UpdateClock = MainQueueClock.shared) {
        self.service = service
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
        title = "Artists"
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let tableView = UITableView(frame: view.bounds, style: .plain)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)

        artists = ArtistsTable(tableView, service: service, clock: clock)
        addRefreshButton()
        artists.start { [unowned self] artist in
            let songs = SongsViewController(artist, clock: clock)
            navigationController?.pushViewController(songs, animated: true)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let row = artists.binder.tableView.indexPathForSelectedRow else { return }
        artists.binder.tableView.deselectRow(at: row, animated: animated)
    }

    private func addRefreshButton() {
        let refreshButton = UIBarButtonItem(
            title: "Refresh",
            primaryAction: UIAction { [artists] _ in artists?.refresh() })
        navigationItem.rightBarButtonItem = refreshButton
        artists.isLoading.map { !$0 }.bind(to: refreshButton.rx.isEnabled)
            .disposed(by: disposeBag)
    }
}
