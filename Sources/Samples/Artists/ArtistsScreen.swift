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
            [unowned screen] artist in
            let songs = TerminalScreen.list(artist.name) {
                $0.bindSongs(of: artist) { [unowned screen] in screen.status("Now playing: \($0)") }
            }
            screen.push(songs)
        }
        screen.showsSectionIndex = true
        screen.addAction(key: "r", title: "Refresh") { service.refresh() }
        screen.showLoading(service.isRefreshing.asObservable())
        service.refresh()
        return screen
    }
}
#endif
