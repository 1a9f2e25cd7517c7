#if !canImport(UIKit) || os(watchOS)
package import Foundation

extension TableView {
    /// The row that keys act on: the surface's, or the one that was set without a surface.
    package var focusedRowPath: IndexPath? {
        (surface.map(\.focusedRow) ?? focusWithoutSurface)?.indexPath
    }

    /// Gives the focus to a row, scrolls to it, and begins to edit its control if that is asked for.
    ///
    /// - Parameters:
    ///   - indexPath: The row; one that the table has.
    ///   - isEditing: Whether to edit its control. A switch is not flipped.
    package func focusRow(at indexPath: IndexPath, isEditing: Bool) {
        let path = RowPath(clamping: indexPath)
        guard hasRow(path) else { return report(TableContractViolation(.unknownIndexPath, path)) }
        scrollToRow(at: indexPath, at: .none, animated: false)
        if let surface {
            surface.tableView(self, focusRow: path)
        } else {
            focusWithoutSurface = path
            editsFocusWithoutSurface = isEditing
        }
        guard isEditing, let control = cellForRow(at: indexPath)?.control, control.isEnabled
        else { return }
        if case .toggle = control.value { return }
        beginEditing(control, inRow: path)
    }

    /// Takes the focus that was set before there was a surface, for a surface that is attached now.
    ///
    /// - Returns: The row, and whether its control is to be edited; nil if none has the focus.
    package func takeFocusWithoutSurface() -> (row: IndexPath, isEditing: Bool)? {
        defer { focusWithoutSurface = nil }
        return focusWithoutSurface.map { ($0.indexPath, editsFocusWithoutSurface) }
    }

    /// Begins to edit a control of a row.
    func beginEditing(_ control: CellControl, inRow path: RowPath) {
        if let surface {
            surface.tableView(self, beginEditing: control, inRow: path)
        } else {
            control.isEditing = true
        }
    }
}
#endif
