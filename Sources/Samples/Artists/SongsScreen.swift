#if !canImport(UIKit)
import Tableau

/// What a tap on an artist opens: the songs.
@MainActor
final class SongsScreen: SampleScreen {
    let title: String
    let tableView = TableView(style: .grouped)

    private let binder: TableViewBinder

    /// The songs of an artist.
    init(_ artist: Artist, _ context: SampleContext) {
        title = artist.name
        binder = TableViewBinder(tableView: tableView, clock: context.updateClock)
        binder.onTable()
            .bind(
                cellType: TitleDetailTableViewCell.self, models: artist.songs,
                mapToViewModels: { song in .init(id: song, title: song, symbol: .song) }
            )
            .bind(headerTitle: "SONGS")
            .onTapped { [context] _, _, song in
                context.host?.say("Now playing: \(song)")
            }
        binder.finish()
    }
}
#endif
