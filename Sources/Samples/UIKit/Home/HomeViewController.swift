import MiniRx
import Tableau
import TableauRx
import UIKit

/// The home page of a shop, whose sections the server decides.
///
/// The numbers are those of the walkthrough in `Home/README.md`, whose models and service this view
/// controller uses as they are (1 and 2).
final class HomeViewController: UIViewController {
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

    private var binder: SectionedTableViewBinder<Section>!

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
    private let clock: any UpdateClock
    private let open: @MainActor (String) -> Void
    private let isLoading = BehaviorRelay(value: false)
    private let refreshControl = UIRefreshControl()
    private let disposeBag = DisposeBag()

    /// The screen.
    ///
    /// - Parameters:
    ///   - service: Where the home page comes from.
    ///   - clock: When changes are applied; a test turns one by hand.
    ///   - open: Shows what a route leads to.
    init(
        service: HomeService, clock: any UpdateClock = MainQueueClock.shared,
        open: @escaping @MainActor (String) -> Void
    ) {
        self.service = service
        self.clock = clock
        self.open = open
        super.init(nibName: nil, bundle: nil)
        title = "Home"
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let tableView = UITableView(frame: view.bounds, style: .grouped)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.refreshControl = refreshControl
        view.addSubview(tableView)
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self, clock: clock)

        bind()
        fetchOnRefresh()
    }

    private func bind() {
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

        binder.finish()
    }

    private static func cell(
        for viewModel: CellViewModel, in tableView: UITableView
    ) -> UITableViewCell {
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

    // 9. The mock request: once at the start, and whenever a person pulls the table down. An answer
    //    that makes no sense changes nothing.
    private func fetchOnRefresh() {
        isLoading.bind(to: refreshControl.rx.isRefreshing).disposed(by: disposeBag)
        refreshControl.rx.pulls
            .startWith(())
            .do(onNext: { [isLoading] in isLoading.accept(true) })
            .flatMapLatest { [service] in service.fetchHomePage() }
            .do(onNext: { [isLoading] _ in isLoading.accept(false) })
            .compactMap { try? $0.get() }
            .bind(to: sectionContents)
            .disposed(by: disposeBag)
    }
}

// MARK: - From the server's answer to what the table shows

extension HomePageSectionContent {
    fileprivate var section: HomeViewController.Section { .init(id: id) }

    /// The models of the section as view models of its cells.
    fileprivate var viewModels: [HomeViewController.CellViewModel] {
        switch models {
        case .products(let products): products.map(Self.viewModel)
        case .stores(let stores): stores.map(Self.viewModel)
        }
    }

    private static func viewModel(of product: Product) -> HomeViewController.CellViewModel {
        .product(
            .init(id: product.name, title: product.name, detail: dollars(product.price)))
    }

    private static func viewModel(of store: Store) -> HomeViewController.CellViewModel {
        .store(
            .init(
                title: store.location, subtitle: "\(store.distance) km from here",
                symbolName: "mappin"))
    }
}

extension [HomePageSectionContent] {
    /// Something of each section, by section; the first of two with one id counts.
    fileprivate func bySection<Value>(
        _ value: (HomePageSectionContent) -> Value
    ) -> [HomeViewController.Section: Value] {
        Dictionary(map { ($0.section, value($0)) }, uniquingKeysWith: { first, _ in first })
    }
}
