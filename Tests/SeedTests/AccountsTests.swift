import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// The screen of sample-1-accounts.md, step by step.
@MainActor
struct AccountsTests {
    struct Account: CollectionIdentifiable, Equatable {
        let name: String
        var balance: Int
        var collectionId: String { name }
    }

    final class AccountsViewController {
        // 1
        enum Section: Int, TableViewSection, Comparable {
            case message
            case checking
            case savings
            case other
        }

        // 2
        let binder: SectionedTableViewBinder<Section>
        // 3
        let accountsForSections = BehaviorRelay<[Section: [Account]]>(value: [:])
        var shown: [String] = []

        @MainActor init(_ clock: ManualUpdateClock) {
            // 4
            let tableView = TableView(
                frame: .init(x: 0, y: 0, width: 390, height: 2_000), style: .grouped)
            tableView.register(CenterLabelTableViewCell.self)
            tableView.register(TitleDetailTableViewCell.self)
            tableView.register(SectionHeaderView.self)
            // 5
            binder = SectionedTableViewBinder(
                tableView: tableView, sectionedBy: Section.self, clock: clock)
            // 6
            binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
            // 7
            binder.onSection(.message)
                .bind(
                    cellType: CenterLabelTableViewCell.self,
                    viewModels: [.init(text: "Open a new account")])
            // 8
            binder.onSections(.checking, .savings, .other)
                .rx.bind(
                    cellType: TitleDetailTableViewCell.self,
                    models: accountsForSections,
                    mapToViewModelsWith: { account in
                        TitleDetailTableViewCell.ViewModel(
                            collectionId: account.name, title: account.name,
                            detail: "\(account.balance)")
                    }
                )
                // 9
                .onTapped { [unowned self] _, _, _, account in
                    shown.append(account.name)
                }
            // 10
            binder.onSections(.checking, .savings, .other)
                .bind(
                    headerType: SectionHeaderView.self,
                    viewModels: [
                        .checking: .init(title: "Checking"),
                        .savings: .init(title: "Savings"),
                        .other: .init(title: "Other"),
                    ]
                )
                // 11
                .footerTitles([.other: "Other accounts are not insured."])
            // 12
            binder.finish()
        }
    }

    @Test func theWalkthrough() {
        let fixture = SeedFixture<AccountsViewController.Section>()
        let screen = AccountsViewController(fixture.clock)
        let table = screen.binder.tableView
        expect(lines(table), ["Open a new account"])

        screen.accountsForSections.accept([
            .other: [Account(name: "Mortgage", balance: -9)],
            .checking: [Account(name: "Everyday", balance: 1), Account(name: "Joint", balance: 2)],
        ])
        fixture.clock.advance()
        expect(
            lines(table),
            [
                "Open a new account", "[Checking]", "Everyday: 1", "Joint: 2", "[Other]",
                "Mortgage: -9", "(Other accounts are not insured.)",
            ])
        table.tapRow(at: [1, 1])
        expect(screen.shown, ["Joint"])

        screen.accountsForSections.accept([
            .savings: [Account(name: "Rainy day", balance: 3)],
            .checking: [Account(name: "Joint", balance: 5), Account(name: "Everyday", balance: 1)],
        ])
        fixture.clock.advance()
        expect(
            lines(table),
            [
                "Open a new account", "[Checking]", "Joint: 5", "Everyday: 1", "[Savings]",
                "Rainy day: 3",
            ])
    }

    private func lines(_ table: TableView) -> [String] {
        var lines: [String] = []
        for section in 0..<table.numberOfSections {
            if let header = table.headerView(forSection: section)?.textLabel?.text {
                lines.append("[\(header)]")
            }
            for row in 0..<table.numberOfRows(inSection: section) {
                let cell = table.cellForRow(at: [section, row])
                let texts = [cell?.textLabel?.text, cell?.detailTextLabel?.text]
                lines.append(texts.compactMap { $0 }.joined(separator: ": "))
            }
            if let footer = table.footerView(forSection: section)?.textLabel?.text {
                lines.append("(\(footer))")
            }
        }
        return lines
    }
}
