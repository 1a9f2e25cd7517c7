#if !canImport(UIKit)
import Foundation
import Tableau

extension TerminalScreen {
    /// Handles a key; returns false if the screen does not use it.
    func handle(_ key: Key) -> Bool {
        if editor != nil, handleEditing(key) { return true }
        if isTypedTooLate(key) { return true }
        if handleMenu(key) || handleReorder(key) { return true }
        if filter != nil, handleFilter(key) { return true }
        if awaitsSectionLetter { return jump(to: key) }
        if case .character(let character) = key,
            performRowAction(character) || perform(character)
        {
            return true
        }
        guard let command = BrowsingCommand.keys.command(for: key) else { return false }
        return move(by: command) || act(on: command, key)
    }

    /// Performs the action of a key; returns false if it has none.
    func perform(_ character: Character) -> Bool {
        guard let action = actions.first(where: { $0.key == character }) else { return false }
        action.perform()
        return true
    }

    // MARK: Moving

    private func move(by command: BrowsingCommand) -> Bool {
        let page = max(1, Int(table.frame.height) - 1)
        switch command {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .pageUp, .pageDown, .halfPageUp, .halfPageDown:
            movePage(command.lines(page: page) ?? 0)
        case .first: surface.setFocus(TableRows(table).first)
        case .last:
            surface.setFocus(TableRows(table).last)
            surface.revealEnd()
        case .previousSection: moveSection(by: -1)
        case .nextSection: moveSection(by: 1)
        case .jump: awaitsSectionLetter = true
        default: return false
        }
        return true
    }

    private func move(by steps: Int) {
        let rows = TableRows(table)
        guard let focus = surface.focus else {
            surface.setFocus(rows.first)
            return
        }
        if surface.takeVisibleFocus(fromTop: steps > 0) { return }
        if surface.scrollWithinFocus(by: Double(steps)) { return }
        let next = rows.row(steps, from: focus)
        // At either end, a header or footer may still be out of sight.
        if next == focus { surface.scroll(by: Double(steps)) }
        surface.setFocus(next)
        if next == rows.last { surface.revealEnd() }
    }

    private func movePage(_ lines: Int) {
        let rows = TableRows(table)
        surface.takeVisibleFocus()
        if surface.scrollWithinFocus(by: Double(lines)) { return }
        guard let focus = surface.focus, rows.contains(focus) else { return }
        let area = table.rectForRow(at: focus.indexPath)
        // The whole tall row was seen: the page begins where the row ends.
        let start = surface.isTall(focus) ? (lines < 0 ? area.minY : area.maxY - 1) : area.midY
        let target = Double(start) + Double(lines)
        let offset = table.contentOffset
        surface.scroll(by: Double(lines))
        let path = surface.row(at: target, orBelow: lines > 0)
        if table.contentOffset == offset {
            surface.setFocus(path ?? (lines < 0 ? rows.first : rows.last))
        } else if let path, surface.isOnScreen(path) {
            surface.setFocus(path)
        }
        // Otherwise this page has headers and footers only; the next one may have rows.
    }

    private func moveSection(by step: Int) {
        let rows = TableRows(table)
        guard var focus = surface.focus else { return }
        if surface.isHidden(focus) {
            focus = surface.row(at: Double(table.contentOffset.y), orBelow: true) ?? focus
        }
        // Going back first goes to the top of this section.
        if step < 0, focus.row > 0 {
            surface.setFocus(RowPath(section: focus.section, row: 0))
            return
        }
        if let start = rows.start(ofSectionFrom: Int(focus.section) + step, by: step) {
            surface.setFocus(start)
            surface.showSection(Int(start.section))
        }
    }

    private func jump(to key: Key) -> Bool {
        awaitsSectionLetter = false
        guard case .character(let letter) = key,
            let section = SectionIndex(self).section(for: letter)
        else { return true }
        jump(toSection: section)
        return true
    }

    func jump(toSection section: Int) {
        guard let start = TableRows(table).start(ofSectionFrom: section, by: 1) else { return }
        surface.setFocus(start)
        surface.showSection(Int(start.section))
    }

    // MARK: Acting

    private func act(on command: BrowsingCommand, _ key: Key) -> Bool {
        switch command {
        case .open: activateFocus(key)
        case .mark: if !toggleMark() { activateFocus(key) }
        case .markAll: toggleAllMarks()
        case .menu: openMenu()
        case .reorder: lift(isByKeys: true)
        case .nextField: return editNext(by: 1)
        case .previousField: return editNext(by: -1)
        case .filter: beginFilter()
        case .sortByPrevious: return sort(by: -1)
        case .sortByNext: return sort(by: 1)
        case .reverseOrder: return sort(by: 0)
        case .back where key == .escape && pressed != nil: pressed = nil
        case .back where key == .escape: return clearMarks()
        default: return false
        }
        return true
    }

    /// Activates the focused row: edits or flips its control, or taps it.
    func activateFocus(_ key: Key = .enter) {
        if let empty = table.shownEmptyContent, !isLoading { return empty.perform() }
        if surface.takeVisibleFocus() { return }
        guard let path = surface.focus, TableRows(table).contains(path) else { return }
        surface.revealFocus()
        surface.lastOwnChange = surface.clock()
        // In a row with a control, the right arrow does nothing.
        if key == .right, table.cellForRow(at: path.indexPath)?.control?.isEnabled == true {
            return
        }
        table.openRow(at: path)
    }

    // MARK: Mouse and paste

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
            pressed = (column, row)
            press(column: column, row: row)
        case .release where liftedByKeys == false:
            pressed = nil
            putDown()
        case .release(let column, let row):
            defer { pressed = nil }
            if let pressed, pressed == (column, row) { click(column: column, row: row) }
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
            press(column: column, row: row)
            pressed = nil
            let hasFocus =
                filter.map { $0.isFocused(line: row - 1) }
                ?? surface.slot(atLine: row - 1)?.path.map { $0 == surface.focus } ?? false
            if hasFocus, editor == nil { openMenu() }
        case .key, .background, .hover, .rightPress: break
        }
    }

    private func drag(column: Int, row: Int) {
        if liftedByKeys == false { return dragLifted(toLine: row - 1) }
        guard let pressed else { return }
        // What the button was pressed on is dragged, also where the mouse leaves its column.
        if isAtEdge(pressed.column) { return press(column: pressed.column, row: row) }
        if let editor, surface.slot(atLine: pressed.row - 1)?.path == editor.path {
            return moveCursor(toColumn: column, row: row, selecting: true)
        }
        guard liftedByKeys == nil, pressed.row != row, filter == nil,
            surface.slot(atLine: pressed.row - 1)?.path == surface.focus, editor == nil
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
            if table.reordering?.reorderedRow == nil { loseLiftedRow() }
        } else if filter != nil {
            filter?.focus(line: line)
        } else if let path = surface.slot(atLine: line)?.path {
            // What comes next reveals the row: it must stay below the mouse until the release.
            surface.setFocus(path, reveals: false)
            if editor?.path == path {
                moveCursor(toColumn: column, row: row, selecting: false)
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

    private func click(column: Int, row: Int) {
        let line = row - 1
        if isStatusLine(row) { application?.clickStatus(column: column) }
        if isReordering { return }
        if row == 0 { clickTitle(column: column) }
        guard line >= 0, line < Int(table.frame.height), !isAtEdge(column) else { return }
        if let filter {
            if let section = filter.header(atLine: line) {
                return tapHeader(of: section, column: column)
            }
            guard filter.isFocused(line: line) else { return }
            noteRowClick(column: column, row: row)
            return openFiltered()
        }
        switch surface.slot(atLine: line)?.kind {
        case .row(let path)? where path == surface.focus && editor?.path != path:
            noteRowClick(column: column, row: row)
            activateFocus()
        case .header(let section)?: tapHeader(of: section, column: column)
        case .footer(let section)?: table.footerView(forSection: section)?.onTap?()
        default: break
        }
    }

    private func noteRowClick(column: Int, row: Int) {
        guard let application else { return }
        application.lastRowClick = (column, row, application.clock.now)
    }

    private func clickTitle(column: Int) {
        guard let application else { return }
        let bar = TitleBar(
            application, width: Int(table.frame.width), loading: isLoading ? [] : nil)
        if let back = bar.back, column < back.columns.upperBound {
            application.leaveScreen()
        } else if let index = bar.right.firstIndex(where: { $0.columns.contains(column) }) {
            bar.actions[index].perform()
        }
    }
}
#endif
