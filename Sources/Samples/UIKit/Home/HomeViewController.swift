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

    /// A row of the sections that the server sends.
    fileprivate enum Row {
        case product(Product)
        case store(Store)
    }

    private var binder: SectionedTableViewBinder<Section>!

    // 4. The server's answers; everything the table needs is derived from them.
    private let sectionContents = BehaviorRelay<[HomePageSectionContent]>(value: [])

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
        tableView.register(TitleDetailTableViewCell.self)
        tableView.register(SubtitleTableViewCell.self)
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
        sectionContents
            .map { contents in [.banner] + contents.map(\.section) }
            .bind(to: binder.rx.displayedSections)
            .disposed(by: disposeBag)

        // 7. The banner, bound like the case of an enum.
        binder.onSection(.banner)
            .bind(
                cellType: CenterLabelTableViewCell.self,
                viewModels: [.init(text: "Everything for rainy days: 20 % off")])

        // 8. All other sections; which class a row's cell has, its model decides.
        binder.onAllOtherSections()
            .rx.bind(
                cellProvider: { tableView, _, _, row in Self.cell(for: row, in: tableView) },
                models: sectionContents.map { contents in contents.bySection(\.rows) }
            )
            .rx.bind(headerTitles: sectionContents.map { contents in contents.bySection(\.title) })
            .rx.bind(
                footerType: LinkFooterView.self,
                viewModels: sectionContents.map { [open] contents in
                    contents.bySection { content in
                        content.footer.map {
                            .init(text: $0.text, route: $0.route, open: open)
                        }
                    }
                }
            )

        binder.finish()
    }

    private static func cell(for row: Row, in tableView: UITableView) -> UITableViewCell {
        switch row {
        case .product(let product):
            let cell = tableView.dequeue(TitleDetailTableViewCell.self)
            cell.viewModel = .init(
                id: product.name, title: product.name, detail: dollars(product.price))
            return cell
        case .store(let store):
            let cell = tableView.dequeue(SubtitleTableViewCell.self)
            cell.viewModel = .init(
                title: store.location, subtitle: "\(store.distance) km from here",
                symbolName: "mappin")
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

    fileprivate var rows: [HomeViewController.Row] {
        switch models {
        case .products(let products): products.map { .product($0) }
        case .stores(let stores): stores.map { .store($0) }
        }
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
