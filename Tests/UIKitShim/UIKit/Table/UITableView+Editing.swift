// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

import Foundation
import TableEngine

extension UITableView {
    /// Rows that were selected, or are checked, lose it with the mode; nobody is told.
    public func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isInEditingMode else { return }
        if allowsMultipleSelectionDuringEditing {
            engine.selectRow(at: nil, animated: animated, scrollPosition: .none)
        }
        isInEditingMode = editing
        for cell in visibleCells {
            if let path = indexPath(for: cell) { prepareForEditing(cell, at: path) }
        }
    }

    /// Whether several rows can be selected now.
    var selectsSeveralRows: Bool {
        isInEditingMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Makes the engine select as this table does in its mode.
    func shareSelection() {
        engine.allowsSelection =
            isInEditingMode
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
        engine.allowsMultipleSelection = selectsSeveralRows
    }

    /// Gives a cell the control at its leading edge; check marks need no style.
    func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath) {
        let canEdit =
            dataSource(for: .canEdit)?.tableView(self, canEditRowAt: path) ?? true
        cell.setEditing(isInEditingMode && canEdit, animated: false)
        guard cell.isEditing, !allowsMultipleSelectionDuringEditing else {
            cell.editingStyle = .none
            return
        }
        let delegate = delegate(for: .editingStyle)
        cell.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        cell.shouldIndentWhileEditing =
            self.delegate(for: .shouldIndent)?
            .tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
}
