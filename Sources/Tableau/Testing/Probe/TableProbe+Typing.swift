#if !canImport(UIKit)
import Foundation
import Tableau

extension TableProbe {
    /// Types at the end of a row's control, character by character, and ends the editing.
    ///
    /// Follows the row if it moves meanwhile.
    ///
    /// - Parameters:
    ///   - typed: The text to type.
    ///   - text: A text of the row, or the placeholder of its control.
    public func type(_ typed: String, into text: String) throws(ProbeError) {
        let first = try editable(text)
        tableView.scrollToRow(at: first.indexPath, at: .none, animated: false)
        guard let cell = tableView.cellForRow(at: first.indexPath), let control = cell.control,
            control.isEnabled, control.value.text != nil
        else { throw .notEditable(text) }
        if !control.isEditing { tableView.tapRow(at: first.indexPath) }
        settle()
        var done = ""
        for character in typed {
            // The row may have a different control after it was reconfigured.
            guard tableView.indexPath(for: cell) != nil, let control = cell.control,
                let value = control.value.appending(character)
            else { throw .editEnded(text, typed: done) }
            control.isEditing = true
            control.send(value)
            done.append(character)
            settle()
        }
        // As on a screen: not of a row that is gone, and of the control that the row has now.
        guard tableView.indexPath(for: cell) != nil, let control = cell.control else { return }
        control.isEditing = true
        control.endEditing()
        settle()
    }

    /// Finds a row by one of its texts, or by its control's text or placeholder.
    private func editable(_ text: String) throws(ProbeError) -> RowProbe {
        let named = rows.first { row in
            row.control?.placeholder == text || row.control?.value.text == text
        }
        if let named { return named }
        return try row(text)
    }
}

extension CellControl.Value {
    /// The editable text; nil for switches and dates.
    var text: String? {
        switch self {
        case .text(let text), .notes(let text): text
        case .toggle, .date: nil
        }
    }

    func appending(_ character: Character) -> CellControl.Value? {
        switch self {
        case .text(let text): .text(text + String(character))
        case .notes(let text): .notes(text + String(character))
        case .toggle, .date: nil
        }
    }
}
#endif
