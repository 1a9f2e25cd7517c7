#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau

/// A data source over arrays of strings that records all calls.
@MainActor
final class ListSource: TableViewDataSource {
    var sections: [[String]]
    var headers: [String?] = []
    var footers: [String?] = []
    var trace: [String] = []

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    func numberOfSections(in tableView: TableView) -> Int {
        trace.append("sections")
        return sections.count
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        trace.append("rows \(section)")
        return sections[section].count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        trace.append("cell \(indexPath.section).\(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices ~= section ? headers[section] : nil
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        footers.indices ~= section ? footers[section] : nil
    }
}

/// A table that retains its data source, which a table doesn't do itself.
final class OwningTable: TableView {
    private var owned: AnyObject?

    convenience init(height: CGFloat, style: TableView.Style, owning owned: AnyObject) {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
        self.owned = owned
        register(TableViewCell.self, forCellReuseIdentifier: "row")
    }
}

/// A table over `source` that is `height` points high, with a registered cell class.
@MainActor
func makeTable(
    _ source: some TableViewDataSource, style: TableView.Style = .plain, height: CGFloat = 440
) -> TableView {
    let table = OwningTable(height: height, style: style, owning: source)
    table.dataSource = source
    return table
}

extension TableView {
    /// The texts of the visible rows.
    var shownTexts: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }
}
#endif
