import Foundation
import Tableau

/// A table of servers in columns, in sections whose headers sort the rows.
@MainActor final class ServerTable: TableViewDataSource, TableViewDelegate {
    let table: TableView
    var sections: [(title: String?, rows: [[String]])]
    var order: ColumnOrder?
    var asked: [ColumnOrder] = []
    var sorts = true

    var columns = [
        TableColumn("Name", width: 8, weight: 1, priority: 2),
        TableColumn("Load", width: 6, alignment: .trailing, priority: 1),
        TableColumn("Town", width: 8),
    ]

    init(
        _ sections: [(title: String?, rows: [[String]])], style: TableView.Style = .plain
    ) {
        table = TableView(style: style)
        self.sections = sections
        table.dataSource = self
        table.delegate = self
    }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeue(ColumnCell.self)
        let texts = sections[indexPath.section].rows[indexPath.row]
        cell.viewModel = .init(
            columns: columns, texts: texts, glyph: texts[0].hasPrefix("old") ? "■" : nil,
            accessoryType: indexPath.row == 0 ? .disclosureIndicator : .none)
        return cell
    }

    func tableView(
        _ tableView: TableView, viewForHeaderInSection section: Int
    ) -> TableElementView? {
        let view = tableView.dequeue(ColumnHeaderView.self)
        var viewModel = ColumnHeaderView.ViewModel(
            title: sections[section].title, columns: columns, order: order)
        if sorts { viewModel.onSort = { [unowned self] order in sort(by: order) } }
        view.viewModel = viewModel
        return view
    }

    private func sort(by order: ColumnOrder) {
        asked.append(order)
        self.order = order
        table.reloadData()
    }
}
