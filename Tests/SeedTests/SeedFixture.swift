import Foundation
import Tableau
import Testing

/// A screen's table, with a binder on a manual clock.
@MainActor
final class SeedFixture<Section: TableViewSection> {
    let tableView = TableView(frame: .init(x: 0, y: 0, width: 390, height: 4_000), style: .grouped)
    let clock = ManualUpdateClock()
    let binder: SectionedTableViewBinder<Section>
    var diagnostics: [TableDiagnostic] = []

    init() {
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self, clock: clock)
        binder.diagnosticHandler = { [unowned self] in diagnostics.append($0) }
        tableView.contractViolationHandler = { Issue.record("\($0)") }
    }

    /// What the table shows: headers in brackets, footers in parentheses.
    var lines: [String] {
        (0..<tableView.numberOfSections).flatMap { section in
            let header = tableView.headerView(forSection: section)?.textLabel?.text
            let footer = tableView.footerView(forSection: section)?.textLabel?.text
            let rows = (0..<tableView.numberOfRows(inSection: section)).map { row in
                let cell = tableView.cellForRow(at: [section, row])
                let texts = [cell?.textLabel?.text, cell?.detailTextLabel?.text]
                return texts.compactMap { $0 }.joined(separator: ": ")
            }
            return [header.map { "[\($0)]" }].compactMap { $0 } + rows
                + [footer.map { "(\($0))" }].compactMap { $0 }
        }
    }

    func turn() {
        clock.advance()
        tableView.layoutIfNeeded()
    }
}

/// A cell with one centred text.
final class CenterLabelTableViewCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    struct ViewModel: Equatable, CollectionIdentifiable {
        let text: String
        var collectionId: String { text }
    }

    var viewModel: ViewModel? {
        didSet { textLabel?.text = viewModel?.text }
    }
}

/// A cell with a title and a detail.
final class TitleDetailTableViewCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    struct ViewModel: Equatable, CollectionIdentifiable {
        let collectionId: String
        let title: String
        let detail: String?
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var viewModel: ViewModel? {
        didSet {
            textLabel?.text = viewModel?.title
            detailTextLabel?.text = viewModel?.detail
        }
    }
}

/// A header with a title.
final class SectionHeaderView: TableViewHeaderFooterView, ViewModelBindable, ReuseIdentifiable {
    struct ViewModel: Equatable {
        let title: String
    }

    var viewModel: ViewModel? {
        didSet { textLabel?.text = viewModel?.title }
    }
}
