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

    /// A test can pass a clock to advance manually.
    init(service: MusicLibraryService, clock: any UpdateClock = MainQueueClock.shared) {
        self.service = service
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
        title = "Artists"
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let tableView = addTableView(style: .plain)
        artists = ArtistsTable(tableView, service: service, clock: clock) {
            [unowned self] artist in
            let songs = TableViewController(title: artist.name) {
                $0.bindSongs(of: artist) { _ in }
            }
            navigationController?.pushViewController(songs, animated: true)
        }
        addRefreshButton(service.isRefreshing, disposeBag) { [service] in service.refresh() }
        service.refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        artists.binder.tableView.deselectSelectedRow(animated: animated)
    }
}
