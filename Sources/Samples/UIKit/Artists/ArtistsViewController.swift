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

    /// The screen.
    ///
    /// - Parameters:
    ///   - service: Where the artists come from.
    ///   - clock: When changes are applied; a test turns one by hand.
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

    private func addRefreshButton() {
        let refreshButton = UIBarButtonItem(
            title: "Refresh",
            primaryAction: UIAction { [artists] _ in artists?.refresh() })
        navigationItem.rightBarButtonItem = refreshButton
        artists.isLoading.map { !$0 }.bind(to: refreshButton.rx.isEnabled)
            .disposed(by: disposeBag)
    }
}
