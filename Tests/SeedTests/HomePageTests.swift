import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// The screen of sample-5-dynamic-home-page.md.
@MainActor
struct HomePageTests {
    // 1
    struct Product {
        let name: String
        let price: Int
    }

    struct Store {
        let location: String
        let distance: Double
    }

    // 2
    struct HomePageSectionContent {
        enum Models {
            case products([Product])
            case stores([Store])
        }
        let title: String
        let footer: String?
        let models: Models
    }

    // 3
    struct Section: TableViewSection {
        let title: String
        static let banner = Section(title: "banner")
    }

    private func cells(_ models: HomePageSectionContent.Models) -> [TitleDetailTableViewCell
        .ViewModel]
    {
        switch models {
        case .products(let products):
            products.map { .init(collectionId: $0.name, title: $0.name, detail: "\($0.price)") }
        case .stores(let stores):
            stores.map {
                .init(collectionId: $0.location, title: $0.location, detail: "\($0.distance) km")
            }
        }
    }

    /// A row without identity or equality, which makes its section undiffable.
    private struct Row {
        let viewModel: TitleDetailTableViewCell.ViewModel
    }

    @Test func theWalkthrough() {
        let fixture = SeedFixture<Section>()
        let binder = fixture.binder
        let bag = DisposeBag()
        fixture.tableView.register(TitleDetailTableViewCell.self)
        // 4
        let content = PublishSubject<[HomePageSectionContent]>()
        let shared = BehaviorRelay<[HomePageSectionContent]>(value: [])
        content.bind(to: shared).disposed(by: bag)
        let rows = shared.map { [self] sections in
            Dictionary(
                uniqueKeysWithValues: sections.map { section in
                    (Section(title: section.title), cells(section.models).map(Row.init))
                })
        }
        let sections = shared.map { sections in
            [.banner] + sections.map { Section(title: $0.title) }
        }
        let titles = shared.map { sections in
            Dictionary(
                uniqueKeysWithValues: sections.map { (Section(title: $0.title), $0.title) })
        }
        let footers = shared.map { sections in
            Dictionary(
                uniqueKeysWithValues: sections.map { (Section(title: $0.title), $0.footer) })
        }
        // 5
        binder.undiffableSectionUpdateAnimation = .left
        // 6
        sections.bind(to: binder.rx.displayedSections).disposed(by: bag)
        sections.subscribe(binder.rx.displayedSections).disposed(by: bag)
        // 7
        binder.onSection(.banner)
            .bind(
                cellType: CenterLabelTableViewCell.self,
                viewModels: [.init(text: "Today only")])
        // 8
        binder.onAllOtherSections()
            .rx.bind(
                cellProvider: { tableView, section, row, model in
                    let cell = tableView.dequeue(TitleDetailTableViewCell.self)
                    cell.viewModel = model.viewModel
                    return cell
                }, models: rows
            )
            .rx.bind(headerTitles: titles)
            .rx.bind(footerTitles: footers)
        binder.finish()
        expect(fixture.lines, ["Today only"])

        // 9
        content.onNext([
            HomePageSectionContent(
                title: "Recommended", footer: "See all",
                models: .products([Product(name: "Tea", price: 4)])),
            HomePageSectionContent(
                title: "Stores nearby", footer: nil,
                models: .stores([Store(location: "Main St", distance: 0.5)])),
        ])
        fixture.turn()
        expect(
            fixture.lines,
            [
                "Today only", "[Recommended]", "Tea: 4", "(See all)", "[Stores nearby]",
                "Main St: 0.5 km",
            ])

        content.onNext([
            HomePageSectionContent(
                title: "Stores nearby", footer: nil,
                models: .stores([
                    Store(location: "High St", distance: 0.2),
                    Store(location: "Main St", distance: 0.5),
                ]))
        ])
        fixture.turn()
        expect(
            fixture.lines,
            [
                "Today only", "[Stores nearby]", "High St: 0.2 km", "Main St: 0.5 km",
            ])
        expect(fixture.diagnostics.isEmpty)
    }
}
