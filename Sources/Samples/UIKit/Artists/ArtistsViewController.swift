import MiniRx
import Tableau
import TableauRx
import UIKit

/// The artists of a music library, in sections that nobody knows before the library answers.
///
/// The numbers are those of the walkthrough in `Artists/README.md`, whose models, sections (1) and
/// service this view controller uses as they are.
final class ArtistsViewController: UIViewController {
    typealias Section = ArtistSection

    private var binder: SectionedTableViewBinder<Section>!

    // 2. What the table shows; whatever is accepted here appears on it.
    private let artistsForSections = BehaviorRelay<[Section: [Artist]]>(value: [:])

    private let service: MusicLibraryService
    private let clock: any UpdateClock
    private let refreshTaps = PublishRelay<Void>()
    private let isLoading = BehaviorRelay(value: false)
    private let disposeBag = DisposeBag()

    /// The screen.
    ///
    /// - Parameters:
    ///   - service: Where the artists come from.
    ///   - clock: When changes are applied; a test turns one by hand.
    init(service: MusicLibraryService, clock: any UpdateClock = MainQueueClock.shared) {
        self.service = service
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
        title = "Artists"
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let tableView = UITableView(frame: view.bounds, style: .plain)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)

        // 3. The binder: sections come and go with their artists, ordered by comparing them.
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData, clock: clock)

        bind()
        addRefreshButton()
        fetchOnRefresh()
        refreshTaps.accept(())
    }

    private func bind() {
        // 4. One chain for all sections, those included that only a later answer will bring.
        binder.onAllSections()
            .rx.bind(
                cellType: TitleDetailTableViewCell.self, models: artistsForSections,
                mapToViewModels: { $0.viewModel }
            )
            .rx.bind(headerTitles: artistsForSections.map(Self.titles))
            .onTapped { [unowned self] _, _, _, artist in
                let songs = SongsViewController(artist, clock: clock)
                navigationController?.pushViewController(songs, animated: true)
            }
        binder.finish()
    }

    /// The titles are part of the sections themselves.
    private static func titles(_ artists: [Section: [Artist]]) -> [Section: String] {
        Dictionary(uniqueKeysWithValues: artists.keys.map { ($0, $0.title) })
    }

    private func addRefreshButton() {
        let refreshButton = UIBarButtonItem(
            title: "Refresh",
            primaryAction: UIAction { [refreshTaps] _ in refreshTaps.accept(()) })
        navigationItem.rightBarButtonItem = refreshButton
        isLoading.map { !$0 }.bind(to: refreshButton.rx.isEnabled).disposed(by: disposeBag)
    }

    private func fetchOnRefresh() {
        refreshTaps
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
