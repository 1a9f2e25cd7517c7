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

    /// A row of the sections that the server sends.
    fileprivate enum Row {
        case product(Product)
        case store(Store)
    }

    let title = "Home"
    let tableView = TableView(style: .grouped)

    private let binder: SectionedTableViewBinder<Section>
    private let service: HomeService
    private let context: SampleContext

    // 4. The server's answers; everything the table needs is derived from them.
    private let sectionContents = BehaviorRelay<[HomePageSectionContent]>(value: [])

    private let refreshTaps = PublishSubject<Void>()
    private let loading = BehaviorRelay(value: false)
    private let disposeBag = DisposeBag()

    /// The screen; it starts its first fetch at once.
    ///
    /// - Throws: A `DataFileError` if `home-1.json` is missing or broken.
    init(_ context: SampleContext) throws {
        self.context = context
        service = HomeService(data: context.data, scheduler: context.scheduler)
        try service.check()
        tableView.register(TitleDetailTableViewCell.self)
        tableView.register(SubtitleTableViewCell.self)
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self, clock: context.updateClock)
        binder.updateDelegate = context.updateDelegate

        bind()
        fetchOnRefresh()
        refreshTaps.onNext(())
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

        let open: @MainActor (String) -> Void = { [context] route in context.host?.say(route) }

        // 8. All other sections; which class a row's cell has, its model decides.
        binder.onAllOtherSections()
            .rx.bind(
                cellProvider: { tableView, _, _, row in Self.cell(for: row, in: tableView) },
                models: sectionContents.map { contents in contents.bySection(\.rows) }
            )
            .rx.bind(headerTitles: sectionContents.map { contents in contents.bySection(\.title) })
            .rx.bind(
                footerType: LinkFooterView.self,
                viewModels: sectionContents.map { contents in
                    contents.bySection { content in
                        content.footer.map { .init(text: $0.text, route: $0.route, open: open) }
                    }
                }
            )
            .onTapped { [context] _, _, _, row in context.host?.say(row.title) }

        binder.finish()
    }

    private static func cell(for row: Row, in tableView: TableView) -> TableViewCell {
        switch row {
        case .product(let product):
            let cell = tableView.dequeue(TitleDetailTableViewCell.self)
            cell.viewModel = .init(
                id: product.name, title: product.name, detail: dollars(product.price))
            return cell
        case .store(let store):
            let cell = tableView.dequeue(SubtitleTableViewCell.self)
            cell.viewModel = .init(
                id: store.location, title: store.location,
                subtitle: "\(store.distance) km from here", glyph: "⌂")
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

    fileprivate var rows: [HomeScreen.Row] {
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
    ) -> [HomeScreen.Section: Value] {
        Dictionary(map { ($0.section, value($0)) }, uniquingKeysWith: { first, _ in first })
    }
}

extension HomeScreen.Row {
    fileprivate var title: String {
        switch self {
        case .product(let product): product.name
        case .store(let store): store.location
        }
    }
}
