import MiniRx
import Tableau
import TableauRx

/// The home page of a shop, whose sections the server decides.
///
/// The terminal's screen and the view controller show this same table. The numbers refer to the
/// walkthrough in `README.md`.
@MainActor
final class HomeTable {
    // 3. A section is whatever the server sends; only the banner is always there. A static
    //    property of the type itself can be written like the case of an enum: `.banner`.
    struct Section: TableViewSection {
        let id: String

        static let banner = Section(id: "banner")
    }

    /// The view model of a row of the sections that the server sends, by the class of its cell.
    fileprivate enum CellViewModel {
        case product(TitleDetailTableViewCell.ViewModel)
        case store(SubtitleTableViewCell.ViewModel)
    }

    let binder: SectionedTableViewBinder<Section>

    /// Whether a fetch is under way.
    let isLoading = BehaviorRelay(value: false)

    // 4. The server's answers, and what the table needs of them: which sections there are, their
    //    rows, titles and footers.
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
    ///   - service: Where the home page comes from.
    ///   - clock: When changes are applied; a test turns one by hand.
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

    /// Binds the table and fetches for the first time.
    ///
    /// - Parameters:
    ///   - show: Shows the product or store that was tapped, by its title.
    ///   - report: Is told why an answer cannot be read. The table keeps what it shows.
    func start(
        show: @escaping @MainActor (_ title: String) -> Void = { _ in },
        report: @escaping @MainActor (DataFileError) -> Void = { _ in }
    ) {
        // 5. Products and stores have no identity, so the binder cannot say which of them changed.
        //    It adds and removes rows at the end, and replaces the others: sliding to the left.
        binder.undiffableSectionUpdateAnimation = .left

        // 6. The server says which sections there are, and in what order.
        displayedSections
            .bind(to: binder.rx.displayedSections)
            .disposed(by: disposeBag)

        // 7. The banner, bound like the case of an enum.
        binder.onSection(.banner)
            .bind(
                cellType: CenterLabelTableViewCell.self,
                viewModels: [.init(text: "Everything for rainy days: 20 % off")])

        // 8. All other sections; which class a row's cell has, its view model decides.
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

    // 9. The mock request. An answer that cannot be read changes nothing in the table.
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

    /// The route of the footer of a displayed section, if it has one.
    func route(ofSection index: Int) -> String? {
        let section = binder.displayedSections[index]
        return sectionContents.value.first { $0.section == section }?.footer?.route
    }
}

// MARK: - From the server's answer to what the table shows

extension HomePageSectionContent {
    fileprivate var section: HomeTable.Section { .init(id: id) }

    /// The models of the section as view models of its cells.
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
    /// Something of each section, by section; the first of two with one id counts.
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
