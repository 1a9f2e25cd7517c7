#if !canImport(UIKit)
import Tableau

extension TerminalScreen {
    /// Performs the screen's action of a key, if it has one.
    func perform(_ character: Character) -> Bool {
        guard let action = actions.first(where: { $0.key == character }) else { return false }
        surface.sight.acted()
        action.perform()
        return true
    }

    /// Goes to a section, or to the next or previous one that has rows.
    func jump(toSection section: Int, by step: Int = 1) {
        guard let start = list.rows.start(ofSectionFrom: section, by: step) else { return }
        userFocuses(start)
        list.showSection(Int(start.section))
    }

    /// Moves the focus at the user's request.
    ///
    /// - Parameter step: 1 or -1 for the next or previous row, otherwise nil.
    func userFocuses(_ path: RowPath?, by step: Int? = nil) {
        let old = list.focus
        list.setFocus(path, reveals: true)
        surface.userMovedFocus(to: path, from: old, by: step)
    }

    /// Moves the focus to a visible row if its own is out of sight; returns whether it did.
    @discardableResult
    func takeVisibleFocus(fromTop: Bool = true) -> Bool {
        let visible = list.visibleFocus(fromTop: fromTop)
        guard visible != list.focus else { return false }
        list.setFocus(visible, reveals: true)
        surface.sight.lost(isUser: true)
        return true
    }

    /// Edits or flips the control of a row, or taps it; in the table, if it is a match.
    func activate(_ path: RowPath, _ key: Key = .enter) {
        let isMatch = filter != nil
        if isMatch {
            filter = nil
            userFocuses(path)
        }
        surface.revealFocus()
        surface.lastOwnChange = surface.clock()
        surface.sight.acted()
        // In a row with a control, the right arrow does nothing.
        if !isMatch, key == .right,
            table.cellForRow(at: path.indexPath)?.control?.isEnabled == true
        {
            return
        }
        table.openRow(at: path)
    }

    /// Returns the line of the table at a row of the screen; nil if it is outside.
    func tableLine(at row: Int) -> Int? {
        (0..<Int(table.frame.height)).contains(row - 1) ? row - 1 : nil
    }

    /// Whether a column is that of the section index or of the scrollbar.
    func isAtEdge(_ column: Int) -> Bool { column >= Int(table.frame.width) - 1 - indexColumns }

    /// Returns the row that the user saw at a place; nil if it was none, or has gone, which it says.
    func rowSeen(atLine line: Int, column: Int) -> SeenRow? {
        switch surface.seen.table.part(atLine: line, column: column) {
        case .row(let row)? where row.path(in: table) != nil: return row
        case .row?, .gone?:
            pressed = nil
            status(Self.rowHasGone)
        case .edge?, nil: break
        }
        return nil
    }
}

/// Keys act on the row that the user has seen with the focus, or on nothing.
extension TerminalScreen {
    static let rowHasGone = "The row has gone"

    /// The rows for which the screen holds state, besides the focus.
    var heldRows: [RowPath] {
        let rows = acted + [menu?.row, pressed?.seen].compactMap(\.self)
        return rows.compactMap(\.place) + [filter?.keptFocus, edit?.path].compactMap(\.self)
    }

    var holdsFocus: Bool { edit?.path != nil || menu != nil || lifted != nil }

    /// Whether the user does something with a row.
    var touchesRow: Bool {
        holdsFocus || pressed?.seen != nil || !acted.isEmpty
    }

    func rowsDidChange(_ change: RowChange) {
        toldFocus = nil
        edit?.follow(change, in: table)
        filter?.rowsDidChange(change)
        menu?.row.follow(change)
        pressed?.seen?.follow(change)
        for index in acted.indices { acted[index].follow(change) }
    }

    /// Returns the row that a key acts on; otherwise moves the focus into sight, or says what happened.
    func rowForKey() -> RowPath? {
        guard !takeVisibleFocus(), let row = list.focus, table.hasRow(row) else {
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
