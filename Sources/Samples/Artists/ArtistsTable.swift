import MiniRx
import Tableau
import TableauRx

/// The artists of a music library, in sections that nobody knows before the library answers.
///
/// The terminal's screen and the view controller show this same table. The numbers refer to the
/// walkthrough in `README.md`.
@MainActor
final class ArtistsTable {
    typealias Section = ArtistSection

    let binder: SectionedTableViewBinder<Section>

    // 2. What the table shows; whatever is accepted here appears on it.
    private let artistsForSections = BehaviorRelay<[Section: [Artist]]>(value: [:])

    /// Whether a fetch is under way.
    let isLoading = BehaviorRelay(value: false)

    private let service: MusicLibraryService
    private let refreshes = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    /// Creates the binder of a table; `start(show:)` binds it.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - service: Where the artists come from.
    ///   - clock: When changes are applied; a test turns one by hand.
    init(_ tableView: TableView, service: MusicLibraryService, clock: any UpdateClock) {
        self.service = service

        // 3. The binder: sections come and go with their artists, ordered by comparing them.
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData, clock: clock)
    }

    /// Binds the table and fetches for the first time.
    ///
    /// - Parameter show: Shows the artist that was tapped.
    func start(show: @escaping @MainActor (Artist) -> Void) {
        // 4. One chain for all sections, those included that only a later answer will bring.
        binder.onAllSections()
            .rx.bind(
                cellType: TitleDetailTableViewCell.self, models: artistsForSections,
                mapToViewModels: { $0.viewModel }
            )
            .rx.bind(headerTitles: artistsForSections.map(Self.titles))
            .onTapped { _, _, _, artist in show(artist) }
        binder.finish()

        fetchOnRefresh()
        refresh()
    }

    /// The titles are part of the sections themselves.
    private static func titles(_ artists: [Section: [Artist]]) -> [Section: String] {
        Dictionary(uniqueKeysWithValues: artists.keys.map { ($0, $0.title) })
    }

    /// Fetches the artists again.
    func refresh() { refreshes.accept(()) }

    private func fetchOnRefresh() {
        refreshes
            .do(onNext: { [isLoading] in isLoading.accept(true) })
            .flatMapLatest { [service] in service.fetchArtists() }
            .do(onNext: { [isLoading] _ in isLoading.accept(false) })
            .map(\.bySection)
            .bind(to: artistsForSections)
            .disposed(by: disposeBag)
    }
}

extension Artist {
    /// How the artist is shown.
    fileprivate var viewModel: TitleDetailTableViewCell.ViewModel {
        .init(
            id: String(id), title: name,
            detail: songs.count == 1 ? "1 song" : "\(songs.count) songs",
            accessoryType: .disclosureIndicator)
    }
}
