#if canImport(UIKit)
import Tableau
import UIKit

/// Artists on iOS.
final class ArtistsViewController: TableViewController {
    /// A test can pass a clock to advance manually.
    convenience init(service: MusicLibraryService, clock: any UpdateClock = MainQueueClock.shared) {
        self.init(title: "Artists", style: .plain)
        content = ArtistsTable(tableView, service: service, clock: clock) { [unowned self] artist in
            push(artist.name) { $0.bindSongs(of: artist) { _ in } }
        }
        addRefreshButton(service.isRefreshing.asObservable()) { service.refresh() }
        service.refresh()
    }
}
#endif
