import MiniRx
import Tableau
import TableauRx

/// The artists of a music library, in sections that are unknown until the library responds.
///
/// The numbers refer to the walkthrough in `README.md`.
@MainActor
final class ArtistsTable {
    typealias Section = ArtistSection

    let binder: SectionedTableViewBinder<Section>

    init(
        _ tableView: TableView, service: MusicLibraryService,
        show: @escaping @MainActor (Artist) -> Void
    ) {
        // 2. The content of the table: what the service emits appears on it.
        let artistsForSections = service.content.map(\.bySection).share(replay: 1)

        // 3. The binder: sections are inserted and deleted with their artists, ordered by
        // comparison.
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData)

        // 4. One chain for all sections, including those that later responses add.
        binder.onAllSections()
            .rx.bind(
                cellType: TitleDetailTableViewCell.self, models: artistsForSections,
                mapToViewModels: { $0.viewModel }
            )
            .rx.bind(
                headerTitles: artistsForSections.map { artists in
                    Dictionary(uniqueKeysWithValues: artists.keys.map { ($0, $0.title) })
                }
            )
            .onTapped { _, _, _, artist in show(artist) }
        binder.finish()
    }
}

extension TableViewBinder {
    func bindSongs(of artist: Artist, play: @escaping @MainActor (_ song: String) -> Void) {
        onTable()
            .bind(
                cellType: TitleDetailTableViewCell.self, models: artist.songs,
                mapToViewModels: { song in .init(id: song, title: song, symbol: .song) }
            )
            .bind(headerTitle: "SONGS")
            .onTapped { _, _, song in play(song) }
        finish()
    }
}

extension Artist {
    fileprivate var viewModel: TitleDetailTableViewCell.ViewModel {
        .init(
            id: String(id), title: name,
            detail: songs.count == 1 ? "1 song" : "\(songs.count) songs",
            accessoryType: .disclosureIndicator)
    }
}
