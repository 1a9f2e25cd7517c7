import Tableau

/// A section model as samples have it.
enum Place: Int, TableViewSection, Comparable {
    case first
    case second
    case third
    case fourth
}

/// A model with identity and content.
struct Item: CollectionIdentifiable, Equatable {
    var id: Int
    var text: String
    var collectionId: Int { id }

    init(_ id: Int, _ text: String = "") {
        self.id = id
        self.text = text
    }
}

/// A cell that shows a text.
final class TextCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    struct ViewModel: Equatable, CollectionIdentifiable {
        var id: Int
        var text: String
        var collectionId: Int { id }
    }

    var viewModel: ViewModel? {
        didSet { textLabel?.text = viewModel?.text }
    }
}

/// A header that shows a text.
final class TextHeader: TableViewHeaderFooterView, ViewModelBindable, ReuseIdentifiable {
    struct ViewModel: Equatable {
        var text: String
    }

    var viewModel: ViewModel? {
        didSet { textLabel?.text = viewModel?.text }
    }
}

/// A table tall enough to show all that tests put into it, with a binder whose time stands still.
@MainActor
final class Fixture<Section: TableViewSection> {
    let table = TableView(frame: .init(x: 0, y: 0, width: 100, height: 10_000), style: .grouped)
    let clock = ManualUpdateClock()
    let binder: SectionedTableViewBinder<Section>
    var diagnostics: [TableDiagnostic] = []

    init(_ behavior: SectionDisplayBehavior<Section>) {
        binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Section.self, sectionDisplayBehavior: behavior,
            clock: clock)
        binder.diagnosticHandler = { [unowned self] in diagnostics.append($0) }
    }

    /// What the table shows, a line each: headers in brackets, footers in parentheses.
    var lines: [String] {
        table.layoutIfNeeded()
        var lines: [String] = []
        for section in 0..<table.numberOfSections {
            if let header = table.headerView(forSection: section)?.textLabel?.text {
                lines.append("[\(header)]")
            }
            for row in 0..<table.numberOfRows(inSection: section) {
                let cell = table.cellForRow(at: [section, row])
                lines.append(cell?.textLabel?.text ?? "-")
            }
            if let footer = table.footerView(forSection: section)?.textLabel?.text {
                lines.append("(\(footer))")
            }
        }
        return lines
    }
}
