#if !canImport(UIKit)
import MiniRx
import Tableau
import TableauTerminal

extension TerminalScreen {
    /// Artists in a terminal.
    ///
    /// - Throws: A `DataFileError` if `artists.json` is missing or invalid.
    static func artists(_ scheduler: any Scheduler) throws -> TerminalScreen {
        let screen = TerminalScreen(TableView(style: .plain), title: "Artists")
        let service = try MusicLibraryService(scheduler: scheduler)
        screen.controller = ArtistsTable(screen.table, service: service) {
            [unowned screen] artist in screen.push(.songs(of: artist))
        }
        screen.showsSectionIndex = true
        screen.addAction(key: "r", title: "Refresh") { service.refresh() }
        screen.showLoading(service.isRefreshing.asObservable())
        service.refresh()
        return screen
    }

    /// The songs of a tapped artist.
    private static func songs(of artist: Artist) -> TerminalScreen {
        let screen = TerminalScreen(TableView(style: .grouped), title: artist.name)
        let binder = TableViewBinder(tableView: screen.table)
        binder.bindSongs(of: artist) { [unowned screen] song in
            screen.status("Now playing: \(song)")
        }
        screen.controller = binder
        return screen
    }
}
#endif
