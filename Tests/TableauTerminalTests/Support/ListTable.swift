import Foundation
import Tableau

/// A table of titles, changed by batches, that counts cell requests.
@MainActor final class ListTable: TableViewDataSource, TableViewDelegate {
    let table: TableView
    var sections: [(title: String?, rows: [String])]
    var taps: [String] = []
    var askedCells = 0
    var value: (String) -> String? = { _ in nil }
    /// Whether the text of a row wraps.
    var wraps: (String) -> Bool = { _ in false }
    /// Whether a row can't be selected.
    var isInert: (String) -> Bool = { _ in false }

    init(_ sections: [(title: String?, rows: [String])], style: TableView.Style = .grouped) {
        table = TableView(style: style)
        self.sections = sections
        table.register(ValueCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
    }

    convenience init(_ rows: String..., style: TableView.Style = .grouped) {
        self.init([(nil, rows)], style: style)
    }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        askedCells += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let row = sections[indexPath.section].rows[indexPath.row]
        cell.textLabel?.text = row
        cell.textLabel?.numberOfLines = wraps(row) ? 0 : 1
        cell.detailTextLabel?.text = value(row)
        cell.selectionStyle = isInert(row) ? .none : .default
        return cell
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        taps.append(sections[indexPath.section].rows[indexPath.row])
    }

    func insert(_ row: String, at index: Int, with animation: TableView.RowAnimation = .automatic) {
        table.performBatchUpdates {
            self.sections[0].rows.insert(row, at: index)
            self.table.insertRows(at: [IndexPath(row: index, section: 0)], with: animation)
        }
    }

    func delete(at index: Int) {
        table.performBatchUpdates {
            self.sections[0].rows.remove(at: index)
            self.table.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
        }
    }

    func move(_ from: Int, to: Int) {
        table.performBatchUpdates {
            let row = self.sections[0].rows.remove(at: from)
            self.sections[0].rows.insert(row, at: to)
            self.table.moveRow(
                at: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0))
        }
    }
}

/// A cell with a value at its end.
final class ValueCell: TableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

/// A table with any number of rows, made on request.
@MainActor final class EndlessTable: TableViewDataSource {
    let table = TableView(style: .plain)
    let count: Int
    var asked = 0

    init(count: Int) {
        self.count = count
        table.register(ValueCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        asked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

/// A table of three cells with a second line, configured by a closure.
@MainActor final class CellsTable: TableViewDataSource {
    let table: TableView
    private let show: (Int, TableViewCell) -> Void

    init(style: TableView.Style = .grouped, _ show: @escaping (Int, TableViewCell) -> Void) {
        table = TableView(style: style)
        self.show = show
        table.register(SubtitleCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        show(indexPath.row, cell)
        return cell
    }
}

/// A cell with a second line.
final class SubtitleCell: TableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}
