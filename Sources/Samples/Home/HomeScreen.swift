#if !canImport(UIKit)
import Foundation
import MiniRx
import Tableau
import TableauRx

/// The home page of a shop, whose sections the server decides.
///
/// The numbers are those of the walkthrough in `README.md`.
@MainActor
final class HomeScreen: SampleScreen {
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

    let title = "Home"
    let tableView = TableView(style: .grouped)

    private let binder: SectionedTableViewBinder<Section>
    private let service: HomeService
    private let context: SampleContext

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

    private let open: @MainActor (String) -> Void
    private let refreshTaps = PublishSubject<Void>()
    private let loading = BehaviorRelay(value: false)
    private let disposeBag = DisposeBag()

    /// The screen; it starts its first fetch at once.
    ///
    /// - Throws: A `DataFileError` if `home-1.json` is missing or broken.
    init(_ context: SampleContext) throws {
        self.context = context
        open = { [context] route in context.host?.say(route) }
        service = HomeService(data: context.data, scheduler: context.scheduler)
        try service.check()
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self, clock: context.updateClock)
        binder.updateDelegate = context.updateDelegate
        binder.transcript = context.transcript

        bind()
        fetchOnRefresh()
        refreshTaps.onNext(())
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
            .onTapped { [context] _, _, _, viewModel in context.host?.say(viewModel.title) }

        binder.finish()
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

    // 9. The mock request. An answer that makes no sense changes nothing but the status line.
    private func fetchOnRefresh() {
        refreshTaps
            .do(onNext: { [loading] in loading.accept(true) })
            .flatMapLatest { [service] in service.fetchHomePage() }
            .subscribe(onNext: { [loading, sectionContents, context] answer in
                loading.accept(false)
                switch answer {
                case .success(let contents): sectionContents.accept(contents)
                case .failure(let error): context.host?.say(error.summary)
                }
            })
            .disposed(by: disposeBag)
    }

    // MARK: What surrounds the table

    var isLoading: Observable<Bool> { loading }

    var actions: [ScreenAction] {
        [
            ScreenAction(key: "r", title: "Refresh") { [refreshTaps] _ in refreshTaps.onNext(()) },
            ScreenAction(key: "o", title: "Open link") { [weak self] row in
                self?.openFooter(ofSection: row?.section ?? 0)
            },
        ]
    }

    func rehearse() { refreshTaps.onNext(()) }

    /// Does by key what a tap on a section's footer does: it prints the footer's route.
    private func openFooter(ofSection index: Int) {
        let section = binder.displayedSections[index]
        let content = sectionContents.value.first { $0.section == section }
        context.host?.say(content?.footer?.route ?? "There is no link below this section.")
    }
}

// MARK: - From the server's answer to what the table shows

extension HomePageSectionContent {
    fileprivate var section: HomeScreen.Section { .init(id: id) }

    /// The models of the section as view models of its cells.
    fileprivate var viewModels: [HomeScreen.CellViewModel] {
        switch models {
        case .products(let products): products.map(Self.viewModel)
        case .stores(let stores): stores.map(Self.viewModel)
        }
    }

    private static func viewModel(of product: Product) -> HomeScreen.CellViewModel {
        .product(
            .init(id: product.name, title: product.name, detail: dollars(product.price)))
    }

    private static func viewModel(of store: Store) -> HomeScreen.CellViewModel {
        .store(
            .init(
                id: store.location, title: store.location,
                subtitle: "\(store.distance) km from here", glyph: "⌂"))
    }
}

extension [HomePageSectionContent] {
    /// Something of each section, by section; the first of two with one id counts.
    fileprivate func bySection<Value>(
        _ value: (HomePageSectionContent) -> Value
    ) -> [HomeScreen.Section: Value] {
        Dictionary(map { ($0.section, value($0)) }, uniquingKeysWith: { first, _ in first })
    }
}

extension HomeScreen.CellViewModel {
    fileprivate var title: String {
        switch self {
        case .product(let viewModel): viewModel.title
        case .store(let viewModel): viewModel.title
        }
    }
}
#endif
