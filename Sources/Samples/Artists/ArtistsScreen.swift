#if !canImport(UIKit)
import MiniRx
import Tableau

/// Artists in a terminal.
@MainActor
final class ArtistsScreen: SampleScreen {
    let title = "Artists"
    let tableView = TableView(style: .plain)
    let showsSectionIndex = true

    private let artists: ArtistsTable

    /// The screen; it starts its first fetch at once.
    ///
    /// - Throws: A `DataFileError` if `artists.json` is missing or broken.
    init(_ context: SampleContext) throws {
        let service = try MusicLibraryService(data: context.data, scheduler: context.scheduler)
        artists = ArtistsTable(tableView, service: service, clock: context.updateClock)
        context.watch(artists.binder)
        artists.start { [context] artist in context.host?.push(SongsScreen(artist, context)) }
    }

    var isLoading: Observable<Bool> { artists.isLoading }

    var actions: [ScreenAction] {
        [ScreenAction(key: "r", title: "Refresh") { [artists] _ in artists.refresh() }]
    }

    func rehearse() { artists.refresh() }
}
#endif
