import MiniRx
import Tableau
import TableauRx

/// The home page of a shop, with sections chosen by the server.
///
/// The numbers refer to the walkthrough in `README.md`.
@MainActor
final class HomeTable {
    // 3. Sections are defined by the server; only the banner always exists. A static property of
    //    the type can be written like an enum case: `.banner`.
    struct Section: TableViewSection {
        let id: String

        static let banner = Section(id: "banner")
    }

    /// A row in the server's sections; products and stores have cells of different classes.
    fileprivate struct Row {
        var viewModel: TwoTextTableViewCell.ViewModel
        // Last, so that no gap comes before it: rows without identity are compared byte by byte.
        var isStore: Bool
    }

    private let binder: SectionedTableViewBinder<Section>

    private let service: HomeService
    private let show: @MainActor (_ text: String) -> Void
    private let disposeBag = DisposeBag()

    /// - Parameter show: Shows the title of a tapped product or store, or the route of a footer.
    init(
        _ tableView: TableView, service: HomeService,
        show: @escaping @MainActor (_ text: String) -> Void
    ) {
        self.service = service
        self.show = show
        binder = SectionedTableViewBinder(tableView: tableView, sectionedBy: Section.self)

        // 4. From the server's response, the parts that the table needs: the sections, their rows,
        //    titles and footers.
        let contents = service.content
        let displayedSections = contents.map { [.banner] + $0.map(\.section) }
        let rowsForSections = contents.map { $0.bySection(\.rows) }
        let titlesForSections = contents.map { $0.bySection(\.title) }
        let footersForSections = contents.map { contents in
            contents.bySection { content -> LinkFooterView.ViewModel? in
                content.footer.map { .init(text: $0.text, route: $0.route, open: show) }
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
                cellProvider: { tableView, _, _, row in
                    let cell =
                        row.isStore
                        ? tableView.dequeue(SubtitleTableViewCell.self)
                        : tableView.dequeue(TitleDetailTableViewCell.self)
                    cell.viewModel = row.viewModel
                    return cell
                },
                models: rowsForSections
            )
            .rx.bind(headerTitles: titlesForSections)
            .rx.bind(footerType: LinkFooterView.self, viewModels: footersForSections)
            .onTapped { _, _, _, row in show(row.viewModel.title) }

        binder.finish()
    }

    /// Opens the link below the section of the focused row.
    func openLink() {
        let content = service.content.value.first { $0.section == binder.focusedRow?.section }
        show(content?.footer?.route ?? "There is no link below this section.")
    }
}

// MARK: - From the server's response to the table

extension HomePageSectionContent {
    fileprivate var section: HomeTable.Section { .init(id: id) }

    fileprivate var rows: [HomeTable.Row] {
        switch models {
        case .products(let products):
            products.map { product in
                let price = dollars(product.price)
                return .init(
                    viewModel: .init(id: product.name, title: product.name, detail: price),
                    isStore: false)
            }
        case .stores(let stores):
            stores.map { store in
                .init(
                    viewModel: .init(
                        id: store.location, title: store.location,
                        detail: "\(store.distance) km from here", symbol: .place),
                    isStore: true)
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
