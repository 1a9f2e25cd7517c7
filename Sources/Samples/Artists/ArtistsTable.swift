import MiniRx
import Tableau
import TableauRx

/// The artists of a music library, in sections that are unknown until the library responds.
///
/// The terminal's screen and the view controller show the same table. The numbers refer to the
/// walkthrough in `README.md`.
@MainActor
final class ArtistsTable {
    typealias Section = ArtistSection

    let binder: SectionedTableViewBinder<Section>

    /// Binds a table; a test can pass a clock to advance manually.
    init(
        _ tableView: TableView, service: MusicLibraryService,
        clock: any UpdateClock = MainQueueClock.shared,
        show: @escaping @MainActor (Artist) -> Void
    ) {
        // 2. The content of the table: what the service emits appears on it.
        let artistsForSections = service.artists.map(\.bySection).share(replay: 1)

        // 3. The binder: sections are inserted and deleted with their artists, ordered by
        // comparison.
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData, clock: clock)

        // 4. One chain for all sections, including those that later responses add.
        binder.onAllSections()
            .rx.bind(
                cellType: TitleDetailTableViewCell.self, models: artistsForSections,
                mapToViewModels: { $0.viewModel }
            )
            .rx.bind(headerTitles: artistsForSections.map(Self.titles))
            .onTapped { _, _, _, artist in show(artist) }
        binder.finish()
    }

    /// The titles are part of the sections.
    private static func titles(_ artists: [Section: [Artist]]) -> [Section: String] {
        Dictionary(uniqueKeysWithValues: artists.keys.map { ($0, $0.title) })
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
