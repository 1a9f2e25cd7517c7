import Foundation
import Tableau

extension TableView {
    /// Rebinds a row of the first section, in a batch as a binder makes it.
    func reconfigure(row: Int) {
        var batch = TableBatch()
        batch.rows.reconfigures = [RowRun(RowPath(section: 0, row: row))]
        apply(batch) {}
    }
}

/// A form: a title, a switch that removes the date, a date, notes.
///
/// Each change updates the model and then the table, in a batch as a binder would make it.
@MainActor final class FormTable: TableViewDataSource {
    enum Row: String { case title, place, allDay, date, notes }

    let table = TableView(style: .grouped)
    var rows: [Row] = [.title, .place, .allDay, .date, .notes]
    var title = ""
    var place = ""
    var isAllDay = false
    var date = Date(timeIntervalSince1970: 1_700_000_000)
    var notes = ""
    /// Whether the title is a query.
    var isSearched = false {
        didSet { table.reloadData() }
    }
    /// Whether each change rebinds its row, with a new control object.
    var rebinds = false
    /// The number of sections, all with the same rows.
    var sectionCount = 1
    /// Called when a field is left.
    var onEnd: () -> Void = {}
    /// The number of rows that are inserted above the title when it changes.
    var rowsAbove = 0

    init() {
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
    }

    func numberOfSections(in tableView: TableView) -> Int { sectionCount }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let row = rows[indexPath.row]
        cell.textLabel?.text = row.rawValue
        let control: CellControl
        switch row {
        case .title where isSearched: control = .searchField(text: title)
        case .title: control = .textField(text: title, placeholder: "What")
        case .place: control = .textField(text: place, placeholder: "Where")
        case .allDay: control = .toggle(isOn: isAllDay)
        case .date: control = .datePicker(date: date)
        case .notes: control = .notes(text: notes, placeholder: "Anything else")
        }
        control.onChange = { [weak self] in self?.change(row, $0) }
        control.onEndEditing = { [weak self] _ in self?.onEnd() }
        cell.control = control
        return cell
    }

    private func change(_ row: Row, _ value: CellControl.Value) {
        switch value {
        case .text(let text) where row == .title: title = text
        case .text(let text) where row == .notes: notes = text
        case .text(let text): place = text
        case .toggle(let isOn): isAllDay = isOn
        case .date(let new): date = new
        case .choice, .number: break
        }
        let wanted: [Row] =
            Array(repeating: .place, count: rowsAbove)
            + (isAllDay
                ? [.title, .place, .allDay, .notes] : [.title, .place, .allDay, .date, .notes])
        table.performBatchUpdates {
            let difference = wanted.difference(from: self.rows)
            self.rows = wanted
            for change in difference {
                switch change {
                case .insert(let offset, _, _):
                    self.table.insertRows(at: [IndexPath(row: offset, section: 0)], with: .fade)
                case .remove(let offset, _, _):
                    self.table.deleteRows(at: [IndexPath(row: offset, section: 0)], with: .fade)
                }
            }
        }
        if rebinds, let index = rows.firstIndex(of: row) {
            table.reconfigure(row: index)
        }
    }
}
