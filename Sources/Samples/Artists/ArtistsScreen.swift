#if !canImport(UIKit)
import Foundation
import MiniRx
import Tableau
import TableauRx

/// The artists of a music library, in sections that nobody knows before the library answers.
///
/// The numbers are those of the walkthrough in `README.md`.
@MainActor
final class ArtistsScreen: SampleScreen {
    typealias Section = ArtistSection

    let title = "Artists"
    let tableView = TableView(style: .plain)
    let showsSectionIndex = true

    private let binder: SectionedTableViewBinder<Section>

    // 2. What the table shows; whatever is accepted here appears on it.
    private let artistsForSections = BehaviorRelay<[Section: [Artist]]>(value: [:])

    private let service: MusicLibraryService
    private let context: SampleContext
    private let refreshTaps = PublishSubject<Void>()
    private let loading = BehaviorRelay(value: false)
    private let disposeBag = DisposeBag()

    /// The screen; it starts its first fetch at once.
    ///
    /// - Throws: A `DataFileError` if `artists.json` is missing or broken.
    init(_ context: SampleContext) throws {
        self.context = context
        service = try MusicLibraryService(data: context.data, scheduler: context.scheduler)

        // 3. The binder: sections come and go with their artists, ordered by comparing them.
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData, clock: context.updateClock)
        binder.updateDelegate = context.updateDelegate
        binder.transcript = context.transcript

        bind()
        fetchOnRefresh()
        refreshTaps.onNext(())
    }

    private func bind() {
        // 4. One chain for all sections, those included that only a later answer will bring.
        binder.onAllSections()
            .rx.bind(
                cellType: TitleDetailTableViewCell.self, models: artistsForSections,
                mapToViewModels: { $0.viewModel }
            )
            .rx.bind(headerTitles: artistsForSections.map(Self.titles))
            .onTapped { [context] _, _, _, artist in
                context.host?.push(SongsScreen(artist, context))
            }
        binder.finish()
    }

    /// The titles are part of the sections themselves.
    private static func titles(_ artists: [Section: [Artist]]) -> [Section: String] {
        Dictionary(uniqueKeysWithValues: artists.keys.map { ($0, $0.title) })
    }

    var isLoading: Observable<Bool> { loading }

    var actions: [ScreenAction] {
        [ScreenAction(key: "r", title: "Refresh") { [refreshTaps] _ in refreshTaps.onNext(()) }]
    }

    func rehearse() { refreshTaps.onNext(()) }

    private func fetchOnRefresh() {
        refreshTaps
            .do(onNext: { [loading] in loading.accept(true) })
            .flatMapLatest { [service] in service.fetchArtists() }
            .do(onNext: { [loading] _ in loading.accept(false) })
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
#endif
