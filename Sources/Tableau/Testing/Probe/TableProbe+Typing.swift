#if !canImport(UIKit)
import Foundation
import Tableau

extension TableProbe {
    /// Types at the end of a row's control, character by character, and ends the editing.
    ///
    /// The row may be named by its control's placeholder, too. Follows it if it moves meanwhile.
    public func type(
        _ typed: String, into text: String, under header: String? = nil
    ) throws(ProbeError) {
        var path = try editable(text, under: header).indexPath
        tableView.scrollToRow(at: path, at: .none, animated: false)
        guard var cell = tableView.cellForRow(at: path), let control = cell.control,
            control.isEnabled, control.value.text != nil
        else { throw .notEditable(text) }
        var value = control.value
        if !control.isEditing { tableView.tapRow(at: path) }
        settle()
        var done = ""
        for character in typed {
            cell = self.cell(replacing: cell, at: path, showing: value)
            // The row may have a different control after it was reconfigured.
            guard let place = tableView.indexPath(for: cell), let control = cell.control,
                let shown = control.value.text
            else { throw .editEnded(text, typed: done) }
            (path, value) = (place, .text(shown + String(character)))
            control.isEditing = true
            control.send(value)
            done.append(character)
            settle()
        }
        cell = self.cell(replacing: cell, at: path, showing: value)
        // As on a screen: not of a row that is gone, and of the control that the row has now.
        guard tableView.indexPath(for: cell) != nil, let control = cell.control else { return }
        control.isEditing = true
        control.endEditing()
        settle()
    }

    /// Finds a row by one of its texts, or by its control's text or placeholder.
    private func editable(_ text: String, under header: String?) throws(ProbeError) -> RowProbe {
        let named = try rows(under: header).filter { row in
            row.control?.placeholder == text || row.control?.value.text == text
        }
        return named.isEmpty ? try row(text, under: header) : try only(named, of: text)
    }

    /// Returns the cell, or the one that has replaced it: in its place, or the only other one that
    /// shows the same value.
    private func cell(
        replacing cell: TableViewCell, at path: IndexPath, showing value: CellControl.Value
    ) -> TableViewCell {
        if tableView.indexPath(for: cell) != nil { return cell }
        let rows = rows.filter { $0.control?.value == value }
        let row = rows.first { $0.indexPath == path } ?? (rows.count == 1 ? rows[0] : nil)
        return row.flatMap { tableView.cellForRow(at: $0.indexPath) } ?? cell
    }
}

extension CellControl.Value {
    /// The editable text; nil for other kinds.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}
#endif
