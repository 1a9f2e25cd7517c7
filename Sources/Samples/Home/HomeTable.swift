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
        case product(TwoTextTableViewCell.ViewModel)
        case store(TwoTextTableViewCell.ViewModel)

        var texts: TwoTextTableViewCell.ViewModel {
            switch self {
            case .product(let viewModel), .store(let viewModel): viewModel
            }
        }
    }

    let binder: SectionedTableViewBinder<Section>

    private let service: HomeService
    private let disposeBag = DisposeBag()

    /// Binds a table; a test can pass a clock to advance manually.
    ///
    /// - Parameters:
    ///   - show: Shows a tapped product or store, by its title.
    ///   - open: Opens the route of a footer.
    init(
        _ tableView: TableView, service: HomeService,
        clock: any UpdateClock = MainQueueClock.shared,
        show: @escaping @MainActor (_ title: String) -> Void = { _ in },
        open: @escaping @MainActor (_ route: String) -> Void
    ) {
        self.service = service
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self, clock: clock)

        // 4. From the server's response, the parts that the table needs: the sections, their rows,
        //    titles and footers.
        let contents = service.sections
        let displayedSections = contents.map { [.banner] + $0.map(\.section) }
        let viewModelsForSections = contents.map { $0.bySection(\.viewModels) }
        let titlesForSections = contents.map { $0.bySection(\.title) }
        let footersForSections = contents.map { contents in
            contents.bySection { content in
                content.footer.map {
                    LinkFooterView.ViewModel(text: $0.text, route: $0.route, open: open)
                }
            }
        }

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
                viewModels: [.init(text: "Everything for rainy days: 20 % off")]
            )
            // Not selectable: a tap does nothing here.
            .onDequeue { _, cell in cell.selectionStyle = .none }

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
            .onTapped { _, _, _, viewModel in show(viewModel.texts.title) }

        binder.finish()
    }

    private static func cell(
        for viewModel: CellViewModel, in tableView: TableView
    ) -> TableViewCell {
        let cell: TwoTextTableViewCell =
            switch viewModel {
            case .product: tableView.dequeue(TitleDetailTableViewCell.self)
            case .store: tableView.dequeue(SubtitleTableViewCell.self)
            }
        cell.viewModel = viewModel.texts
        return cell
    }

    /// Returns the route of a displayed section's footer, if it has one.
    func route(ofSection index: Int) -> String? {
        let section = binder.displayedSections[index]
        return service.sections.value.first { $0.section == section }?.footer?.route
    }
}

// MARK: - From the server's response to the table

extension HomePageSectionContent {
    fileprivate var section: HomeTable.Section { .init(id: id) }

    fileprivate var viewModels: [HomeTable.CellViewModel] {
        switch models {
        case .products(let products):
            products.map {
                .product(.init(id: $0.name, title: $0.name, detail: dollars($0.price)))
            }
        case .stores(let stores):
            stores.map {
                .store(
                    .init(
                        id: $0.location, title: $0.location,
                        detail: "\($0.distance) km from here", symbol: .place))
            }
        }
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
