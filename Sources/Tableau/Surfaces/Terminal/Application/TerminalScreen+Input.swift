#if !canImport(UIKit)
import Tableau

/// What the user has seen of the table, and what input therefore means: it acts on a row that was seen
/// with the focus or below the mouse, or on nothing.
extension TerminalScreen {
    static let rowHasGone = "The row has gone"

    func frameWasWritten() {
        guard let drawn else { return }
        (seen, self.drawn) = (drawn, nil)
        sight.saw(seen.table.focus, in: table, at: now)
    }

    /// Moves the focus at the user's request.
    ///
    /// If rows have changed since the last frame, the user could only tell where one step leads.
    ///
    /// - Parameter step: 1 or -1 for the next or previous row, otherwise nil.
    func userFocuses(_ path: RowPath?, by step: Int? = nil) {
        let old = list.focus
        guard let path, table.hasRow(path) else { return sight.lost(isUser: true) }
        setFocus(path, reveals: true)
        // A footer may follow the last row.
        if path == list.rows.last {
            list.scroll(toPart: 1)
            list.revealFocus()
        }
        guard seen.table.isStale else { return sight.moved(to: SeenRow(path, in: table)) }
        guard let step, let old else { return sight.lost(isUser: true) }
        if sight.known?.path(in: table) == old, let next = seen.table.row(step, from: old),
            next.path(in: table) == path
        {
            sight.moved(to: next)
        } else {
            sight.lost(hasGone: true)
        }
    }

    /// Moves the focus to a visible row if its own is out of sight; returns whether it did.
    @discardableResult
    func takeVisibleFocus(fromTop: Bool = true) -> Bool {
        layOut()
        guard list.focus != nil, !isFocusVisible else { return false }
        let seen = slots.compactMap(\.path).filter { !isHidden($0) }
        guard let visible = fromTop ? seen.first : seen.last else { return false }
        setFocus(visible, reveals: true)
        sight.lost(isUser: true)
        return true
    }

    /// Returns the row that a key acts on; otherwise moves the focus into sight, or says what happened.
    func rowForKey() -> RowPath? {
        guard !takeVisibleFocus(), let row = list.focus, table.hasRow(row) else { return nil }
        if sight.mayAct(on: row, in: table, at: now) { return row }
        if let known = sight.known, known.path(in: table) == nil {
            status(Self.rowHasGone)
        } else if sight.isWaiting(at: now) {
            status(sight.hasGone ? Self.rowHasGone : "The focus is on another row now")
        } else {
            // No frame has shown the focus yet, or a message covers it.
            application?.dismissMessage()
        }
        return nil
    }

    /// Returns the row that the user saw at a line; nil if it was none, or has gone, which it says.
    func rowSeen(atLine line: Int) -> SeenRow? {
        switch seen.table.part(atLine: line) {
        case .row(let row, _)? where row.path(in: table) != nil: return row
        case .row?, .gone?:
            pressed = nil
            status(Self.rowHasGone)
        case .edge?, nil: break
        }
        return nil
    }

    // MARK: What it does

    /// Performs the screen's action of a key, if it has one.
    func perform(_ character: Character) -> Bool {
        guard let action = actions.first(where: { $0.key == character }) else { return false }
        sight.acted()
        action.perform()
        return true
    }

    /// Goes to a section, or to the next or previous one that has rows.
    func jump(toSection section: Int, by step: Int = 1) {
        guard let start = list.rows.start(ofSectionFrom: section, by: step) else { return }
        userFocuses(start)
        list.showSection(Int(start.section))
    }

    /// Edits or flips the control of a row, or taps it; in the table, if it is a match.
    func activate(_ path: RowPath, _ key: Key = .enter) {
        // In a row with a control, the right arrow does nothing.
        if key == .right, table.content(ofRowAt: path).control?.isEnabled == true { return }
        filter = nil
        revealFocus()
        lastOwnChange = now
        sight.acted()
        table.openRow(at: path)
    }

    /// Returns the line of the table at a row of the screen; nil if it is outside.
    func tableLine(at row: Int) -> Int? { (0..<size.rows).contains(row - 1) ? row - 1 : nil }

    /// Whether a column is that of the section index or of the scrollbar.
    func isAtEdge(_ column: Int) -> Bool { column >= size.columns - 1 - indexColumns }
}
#endif
