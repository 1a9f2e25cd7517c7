#if !canImport(UIKit)
import Foundation
import Tableau

/// The names of a table's sections and rows at one moment, by index.
@MainActor
struct TableText {
    /// The names of a section and its rows.
    struct Section {
        var name: String
        var rows: [String]
    }

    private(set) var sections: [Section] = []

    /// Reads a table.
    ///
    /// - Parameters:
    ///   - tableView: The table, including rows that are not visible.
    ///   - title: The name of sections without a header.
    init(_ tableView: TableView, title: String) {
        for section in 0..<tableView.numberOfSections {
            let header = tableView.headerContent(forSection: section)?.labels.first?.text
            let rows = (0..<tableView.numberOfRows(inSection: section)).map { row in
                let content = tableView.content(ofRowAt: RowPath(section: section, row: row))
                return content.labels.first.map { PrintableText.line($0.text) } ?? "(row \(row))"
            }
            sections.append(Section(name: header.map(PrintableText.line) ?? title, rows: rows))
        }
    }

    /// Returns a name such as `CHECKING / US Checking`.
    func name(of path: IndexPath) -> String {
        let section = sections[path.section]
        return "\(section.name) / \(section.rows[path.row])"
    }

    /// Returns the paths of all rows of some sections.
    func rows(of sections: [Int]) -> [IndexPath] {
        sections.flatMap { section in
            self.sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
        }
    }
}
#endif
