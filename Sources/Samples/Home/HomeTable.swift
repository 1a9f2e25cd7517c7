import MiniRx
import Tableau
import TableauRx

/// The home page of a shop, with sections chosen by the server.
///
/// The terminal's screen and the view controller show the same table. The numbers refer to the
/// walkthrough in `README.md`.
@MainActor
final class HomeTable {
    // 3. Sections are defined by the server; only the banner always exists. A static property of
    //    the type can be written like an enum case: `.banner`.
    struct Section: TableViewSection {
        let id: String

        static let banner = Section(id: "banner")
    }

    /// The view model of a row in the server's sections, one case per cell class.
    fileprivate enum CellViewModel {
        case product(TitleDetailTableViewCell.ViewModel)
        case store(SubtitleTableViewCell.ViewModel)
    }

    let binder: SectionedTableViewBinder<Section>

    /// Whether a fetch is in progress.
    let isLoading = BehaviorRelay(value: false)

    // 4. The server's responses, and the parts that the table needs: the sections, their rows,
    //    titles and footers.
    private let sectionContents = BehaviorRelay<[HomePageSectionContent]>(value: [])

    private var displayedSections: Observable<[Section]> {
        sectionContents.map { contents in [.banner] + contents.map(\.section) }
    }

    private var viewModelsForSections: Observable<[Section: [CellViewModel]]> {
        sectionContents.map { contents in contents.bySection(\.viewModels) }
    }

    private var titlesForSections: Observable<[Section: String]> {
        sectionContents.map { contents in contents.bySection(\.title) }
    }

    private var footersForSections: Observable<[Section: LinkFooterView.ViewModel?]> {
        sectionContents.map { [open] contents in
            contents.bySection { content in
                content.footer.map { .init(text: $0.text, route: $0.route, open: open) }
            }
        }
    }

    private let service: HomeService
    private let open: @MainActor (String) -> Void
    private let refreshes = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    /// Creates the binder of a table; `start(show:report:)` binds it.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - service: The source of the home page.
    ///   - clock: The clock that decides when changes are applied; tests can pass one to advance
    ///     manually.
    ///   - open: Opens the route of a footer.
    init(
        _ tableView: TableView, service: HomeService, clock: any UpdateClock,
        open: @escaping @MainActor (_ route: String) -> Void
    ) {
        self.service = service
        self.open = open
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self, clock: clock)
    }

    /// Binds the table and starts the first fetch.
    ///
    /// - Parameters:
    ///   - show: Shows a tapped product or store, by its title.
    ///   - report: Receives the error of a response that can't be read. The table keeps its
    ///     content.
    func start(
        show: @escaping @MainActor (_ title: String) -> Void = { _ in },
        report: @escaping @MainActor (DataFileError) -> Void = { _ in }
    ) {
        // 5. Products and stores have no identity, so the binder cannot tell which of them changed.
        //    It adds and removes rows at the end, and replaces the others: sliding to the left.
        binder.undiffableSectionUpdateAnimation = .left

        // 6. The server determines the sections and their order.
        displayedSections
            .bind(to: binder.rx.displayedSections)
            .disposed(by: disposeBag)

        // 7. The banner, bound like an enum case.
        binder.onSection(.banner)
            .bind(
                cellType: CenterLabelTableViewCell.self,
                viewModels: [.init(text: "Everything for rainy days: 20 % off")])

        // 8. All other sections; a row's view model determines the class of its cell.
        binder.onAllOtherSections()
            .rx.bind(
                cellProvider: { tableView, _, _, viewModel in
                    Self.cell(for: viewModel, in: tableView)
                },
                models: viewModelsForSections
            )
            .rx.bind(headerTitles: titlesForSections)
            .rx.bind(footerType: LinkFooterView.self, viewModels: footersForSections)
            .onTapped { _, _, _, viewModel in show(viewModel.title) }

        binder.finish()

        fetchOnRefresh(report)
        refresh()
    }

    private static func cell(
        for viewModel: CellViewModel, in tableView: TableView
    ) -> TableViewCell {
        switch viewModel {
        case .product(let viewModel):
            let cell = tableView.dequeue(TitleDetailTableViewCell.self)
            cell.viewModel = viewModel
            return cell
        case .store(let viewModel):
            let cell = tableView.dequeue(SubtitleTableViewCell.self)
            cell.viewModel = viewModel
            return cell
        }
    }

    // 9. The mock request. A response that can't be read doesn't change the table.
    private func fetchOnRefresh(_ report: @escaping @MainActor (DataFileError) -> Void) {
        refreshes
            .do(onNext: { [isLoading] in isLoading.accept(true) })
            .flatMapLatest { [service] in service.fetchHomePage() }
            .subscribe(onNext: { [isLoading, sectionContents] answer in
                isLoading.accept(false)
                switch answer {
                case .success(let contents): sectionContents.accept(contents)
                case .failure(let error): report(error)
                }
            })
            .disposed(by: disposeBag)
    }

    /// Fetches the home page again.
    func refresh() { refreshes.accept(()) }

    /// Returns the route of a displayed section's footer, if it has one.
    func route(ofSection index: Int) -> String? {
        let section = binder.displayedSections[index]
        return sectionContents.value.first { $0.section == section }?.footer?.route
    }
}

// MARK: - From the server's response to the table

extension HomePageSectionContent {
    fileprivate var section: HomeTable.Section { .init(id: id) }

    /// The view models of the section's models.
    fileprivate var viewModels: [HomeTable.CellViewModel] {
        switch models {
        case .products(let products): products.map(Self.viewModel)
        case .stores(let stores): stores.map(Self.viewModel)
        }
    }

    private static func viewModel(of product: Product) -> HomeTable.CellViewModel {
        .product(
            .init(id: product.name, title: product.name, detail: dollars(product.price)))
    }

    private static func viewModel(of store: Store) -> HomeTable.CellViewModel {
        .store(
            .init(
                id: store.location, title: store.location,
                subtitle: "\(store.distance) km from here", symbol: .place))
    }
}

extension [HomePageSectionContent] {
    /// Returns a value of each section, by section; of two sections with one id, the first counts.
    fileprivate func bySection<Value>(
        _ value: (HomePageSectionContent) -> Value
    ) -> [HomeTable.Section: Value] {
        Dictionary(map { ($0.section, value($0)) }, uniquingKeysWith: { first, _ in first })
    }
}

extension HomeTable.CellViewModel {
    fileprivate var title: String {
        switch self {
        case .product(let viewModel): viewModel.title
        case .store(let viewModel): viewModel.title
        }
    }
}
