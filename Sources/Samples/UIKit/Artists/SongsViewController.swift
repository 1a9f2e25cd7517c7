import Tableau
import UIKit

/// What a tap on an artist opens: the songs.
final class SongsViewController: UIViewController {
    private let artist: Artist
    private let clock: any UpdateClock
    private var binder: TableViewBinder!

    /// The songs of an artist.
    init(_ artist: Artist, clock: any UpdateClock = MainQueueClock.shared) {
        self.artist = artist
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
        title = artist.name
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let tableView = UITableView(frame: view.bounds, style: .grouped)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        binder = TableViewBinder(tableView: tableView, clock: clock)
        binder.onTable()
            .bind(
                cellType: TitleDetailTableViewCell.self, models: artist.songs,
                mapToViewModels: { song in .init(id: song, title: song, symbol: .song) }
            )
            .bind(headerTitle: "SONGS")
        binder.finish()
    }
}
