import MiniRx
import Tableau
import TableauRx

extension Screen {
    /// The artists of a music library, in sections that are unknown until the library responds.
    ///
    /// The numbers refer to the walkthrough in `README.md`.
    static func artists(_ service: MusicLibraryService) -> Screen {
        let screen = Screen(style: .plain, title: "Artists")
        // 2. The content of the table: what the service emits appears on it.
        let artistsForSections = service.content.map(\.bySection).share(replay: 1)

        // 3. The binder: sections are inserted and deleted with their artists, ordered by
        // comparison.
        let binder = SectionedTableViewBinder(
            tableView: screen.table, sectionedBy: ArtistSection.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData)

        // 4. One chain for all sections, including those that later responses add.
        binder.onAllSections()
            .rx.bind(
                cellType: TitleDetailTableViewCell.self, models: artistsForSections,
                mapToViewModels: \.viewModel
            )
            .rx.bind(
                headerTitles: artistsForSections.map { artists in
                    Dictionary(uniqueKeysWithValues: artists.keys.map { ($0, $0.title) })
                }
            )
            .onTapped { [unowned screen] _, _, _, artist in screen.push(.songs(of: artist)) }
        binder.finish()

        screen.controller = binder
        #if !canImport(UIKit)
        screen.showsSectionIndex = true
        #endif
        screen.refresh(service)
        return screen
    }

    private static func songs(of artist: Artist) -> Screen {
        list(artist.name) { screen, binder in
            binder.onTable()
                .bind(
                    cellType: TitleDetailTableViewCell.self, models: artist.songs,
                    mapToViewModels: { song in .init(id: song, title: song, symbol: .song) }
                )
                .bind(headerTitle: "SONGS")
                .onTapped { [unowned screen] _, _, song in screen.status("Now playing: \(song)") }
        }
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
