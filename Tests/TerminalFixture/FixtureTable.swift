#if !canImport(UIKit)
import Foundation
import Tableau

/// A table with a minimal data source, to drive the terminal by hand and in tests.
@MainActor final class FixtureTable: TableViewDataSource, TableViewDelegate {
    let table: TableView
    var sections: [(title: String, rows: [String])]
    var onTap: (String) -> Void = { _ in }

    init(rows: Int, sections count: Int, style: TableView.Style = .grouped) {
        table = TableView(style: style)
        sections = (0..<count).map { section in
            (
                title: "Section \(section + 1)",
                rows: (0..<rows).map { "Row \(section + 1).\($0 + 1)" }
            )
        }
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
    }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        onTap(sections[indexPath.section].rows[indexPath.row])
    }

    func insert(_ row: String, at index: Int) {
        table.performBatchUpdates {
            self.sections[0].rows.insert(row, at: index)
            self.table.insertRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
        }
    }

    func delete(at index: Int) {
        guard sections[0].rows.indices.contains(index) else { return }
        table.performBatchUpdates {
            self.sections[0].rows.remove(at: index)
            self.table.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
        }
    }

    /// Moves the first row to the end.
    func rotate() {
        guard sections[0].rows.count > 1 else { return }
        table.performBatchUpdates {
            self.sections[0].rows.append(self.sections[0].rows.removeFirst())
            self.table.moveRow(
                at: IndexPath(row: 0, section: 0),
                to: IndexPath(row: self.sections[0].rows.count - 1, section: 0))
        }
    }
}
#endif
