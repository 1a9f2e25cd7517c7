#if !canImport(UIKit)
import Tableau

/// Keys act on the row that the user has seen with the focus, or on nothing.
extension TerminalScreen {
    /// What is said when input was meant for a row that has gone.
    static let rowHasGone = "The row has gone"

    /// The rows for which the screen holds state, besides the focus.
    var heldRows: [RowPath] {
        let rows = acted + [menu?.row, pressed?.seen].compactMap(\.self)
        return rows.compactMap(\.place) + [filter?.focus, edit?.path].compactMap(\.self)
    }

    /// Whether the focus stays on its row: that is edited or lifted, or its menu is open.
    var holdsFocus: Bool { edit?.path != nil || menu != nil || isReordering }

    /// Whether the user does something with a row: presses the mouse on it, edits it, has lifted it,
    /// has its menu open, or is asked about it.
    var touchesRow: Bool {
        holdsFocus || pressed?.seen != nil || !acted.isEmpty && application?.question != nil
    }

    func rowsDidChange(_ change: RowChange) {
        toldFocus = nil
        edit?.follow(change, in: table)
        filter?.rowsDidChange(change)
        menu?.row.follow(change)
        pressed?.seen?.follow(change)
        if application?.question == nil { acted = [] }
        for index in acted.indices { acted[index].follow(change) }
    }

    /// Returns the row that a key acts on; nil if the key does nothing, and says why.
    ///
    /// Keys act on visible rows: if the focus is out of sight, it only moves to one.
    func rowForKey() -> RowPath? {
        guard !takeVisibleFocus(), let row = list.focusedRow, TableRows(table).contains(row) else {
            return nil
        }
        guard surface.mayAct(on: row) else {
            refuseKey()
            return nil
        }
        return row
    }

    /// Says why a key does nothing; nothing where no frame has shown the focus yet.
    func refuseKey() {
        let sight = surface.sight
        if let known = sight.known, known.path(in: table) == nil {
            status(Self.rowHasGone)
        } else if surface.isWaiting {
            status(sight.hasGone ? Self.rowHasGone : "The focus is on another row now")
        }
    }
}
#endif
