#if !canImport(UIKit) || os(watchOS)
package import Foundation

extension TableView {
    /// The row that keys act on: the surface's, or the one set while there was no surface.
    package var focusedRowPath: IndexPath? {
        (surface?.focusedPath ?? focusWithoutSurface?.row)?.indexPath
    }

    /// Moves the focus to a row, scrolls to it, and begins editing its control for any field; a switch
    /// isn't toggled.
    package func focusRow(at indexPath: IndexPath, field: RowField?) {
        guard let path = existing(RowPath(clamping: indexPath)) else { return }
        scrollToRow(at: indexPath, at: .none, animated: false)
        focusWithoutSurface = surface == nil ? (path, field != nil) : nil
        surface?.focusRow(path)
        guard field != nil, let control = cellForRow(at: indexPath)?.control, control.isEnabled
        else { return }
        if case .toggle = control.value { return }
        beginEditing(control, inRow: path)
    }

    /// Hands over the focus that was set before a surface was attached, if any; until then, the table
    /// keeps it.
    package func takeFocusWithoutSurface() -> (row: IndexPath, isEditing: Bool)? {
        defer { focusWithoutSurface = nil }
        return focusWithoutSurface.map { ($0.row.indexPath, $0.isEditing) }
    }

    func beginEditing(_ control: CellControl, inRow path: RowPath) {
        if surface?.beginEditing(control, inRow: path) != true { edit(control) }
    }

    /// Begins editing a control, and ends that of another row: there is one keyboard.
    func edit(_ control: CellControl) {
        for row in visible.rows + [visible.edited].compactMap(\.self)
        where row.cell.control !== control { row.cell.control?.endEditing() }
        control.isEditing = true
    }
}
#endif
