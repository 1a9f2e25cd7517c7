#if !canImport(UIKit)
import Foundation
import Tableau

/// The mouse and paste. What a click hits was looked up in what the last written frame showed.
extension TerminalScreen {
    /// Handles events other than keys.
    func handle(_ event: InputEvent) {
        if event.isPress { (awaitsSectionLetter, ignoresTyping) = (false, false) }
        switch event {
        // The menu stays at its row.
        case .wheel where menu != nil: break
        case .wheel(let lines, _, _):
            if filter != nil {
                filter?.scroll(by: lines * 3)
            } else {
                surface.scroll(by: Double(lines * 3))
            }
        case .press(let column, let row) where menu != nil:
            pressed = nil
            clickMenu(column: column, row: row)
        case .press(let column, let row):
            pressed = Press(column: column, row: row)
            press(column: column, row: row)
        case .release where liftedByKeys == false:
            pressed = nil
            putDown()
        case .release(let column, let row):
            defer { pressed = nil }
            if let pressed, (pressed.column, pressed.row) == (column, row) { click(pressed) }
        case .drag(let column, let row):
            drag(column: column, row: row)
        case .paste(let text):
            if editor != nil {
                paste(text)
            } else if filter?.isTyping == true {
                filter?.paste(text)
            }
        case .rightPress(let column, let row) where !isReordering:
            menu = nil
            filter?.isTyping = false
            pressed = Press(column: column, row: row)
            press(column: column, row: row)
            let hit = pressed?.seen
            pressed = nil
            if editor == nil, let path = hit?.path(in: table), path == rowWithFocus {
                openMenu(of: path)
            }
        case .key, .background, .rightPress: break
        }
    }

    private func drag(column: Int, row: Int) {
        if liftedByKeys == false { return dragLifted(toLine: row - 1) }
        guard let pressed else { return }
        // What the button was pressed on is dragged, also where the mouse leaves its column.
        if isAtEdge(pressed.column) { return press(column: pressed.column, row: row) }
        let path = pressed.seen?.path(in: table)
        guard liftedByKeys == nil, pressed.row != row, filter == nil, let path,
            path == surface.focus, editor == nil
        else { return }
        if lift(isByKeys: false) { dragLifted(toLine: row - 1) }
    }

    private func isAtEdge(_ column: Int) -> Bool {
        // A filter shows no index.
        let index = filter == nil ? SectionIndex.columns(of: indexEntries) : 0
        return column >= Int(table.frame.width) - 1 - index
    }

    private func press(column: Int, row: Int) {
        let line = row - 1
        guard line >= 0, line < Int(table.frame.height) else { return }
        if isAtEdge(column) {
            pressEdge(column: column, line: line)
        } else if isReordering {
            // A click on a row does nothing, like a key that has no meaning for the lifted row.
            if table.rowSource?.reorderedRow == nil { loseLiftedRow() }
        } else if let seen = rowSeen(atLine: line, column: column), let path = seen.path(in: table)
        {
            pressed?.seen = seen
            surface.sight.moved(to: seen)
            // What comes next reveals the row: it must stay below the mouse until the release.
            if let filter { return filter.setFocus(path, reveals: false) }
            surface.setFocus(path, reveals: false)
            if editor?.path == path {
                moveCursor(toColumn: column, row: row)
            } else {
                // Last: the program may move the row in response.
                endEditing()
            }
        }
    }

    private func pressEdge(column: Int, line: Int) {
        let lines = Int(table.frame.height)
        if column < Int(table.frame.width) - 1 {
            let entries = indexEntries
            if entries.indices.contains(line) { jump(toSection: entries[line].section) }
        } else if lines > 1 {
            let part = Double(line) / Double(lines - 1)
            if let filter { return filter.scroll(toPart: part) }
            surface.scroll(to: part * (surface.contentHeight - Double(lines)))
        }
    }

    func isStatusLine(_ row: Int) -> Bool { row - 1 == Int(table.frame.height) }

    /// Returns the row that the user saw at a place; nil if it was none.
    ///
    /// Says so if it has gone.
    private func rowSeen(atLine line: Int, column: Int) -> SeenRow? {
        switch surface.seen.part(atLine: line, column: column) {
        case .row(let row)? where row.path(in: table) != nil: return row
        case .row?, .gone?:
            pressed = nil
            status(Self.rowHasGone)
        case .header?, .footer?, nil: break
        }
        return nil
    }

    private func click(_ press: Press) {
        let (column, row) = (press.column, press.row)
        let line = row - 1
        if isStatusLine(row) { application?.clickStatus(column: column) }
        if isReordering { return }
        if row == 0 { clickTitle(column: column) }
        guard line >= 0, line < Int(table.frame.height), !isAtEdge(column) else { return }
        switch surface.seen.part(atLine: line, column: column) {
        case .row?:
            // Rows may have moved below the mouse since the button went down.
            guard let seen = press.seen, let now = rowSeen(atLine: line, column: column),
                let path = seen.path(in: table), path == now.path(in: table),
                path == rowWithFocus, path != editor?.path
            else { return }
            noteRowClick(column: column, row: row)
            filter == nil ? activate(path) : openFiltered(path)
        case .header(let section)?: tapHeader(of: section, column: column)
        case .footer(let section)?: table.footerView(forSection: section)?.onTap?()
        case .gone?, nil: break
        }
    }

    private func noteRowClick(column: Int, row: Int) {
        guard let application else { return }
        application.lastRowClick = (column, row, application.clock.now)
    }

    private func clickTitle(column: Int) {
        guard let application, let bar = application.seen.title else { return }
        if let back = bar.back, column < back.columns.upperBound {
            application.leaveScreen()
        } else if let index = bar.right.firstIndex(where: { $0.columns.contains(column) }) {
            if bar.actions.indices.contains(index) { _ = perform(bar.actions[index].key) }
        }
    }
}
#endif
