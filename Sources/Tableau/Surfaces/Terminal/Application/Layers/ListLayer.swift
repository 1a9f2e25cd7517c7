#if !canImport(UIKit)
import Foundation
import Tableau

/// The rows of a list: those of the table, or the matches of a filter.
///
/// What a click hits was looked up in what the last written frame showed.
@MainActor struct ListLayer: InputLayer {
    let screen: TerminalScreen

    private var list: any RowList { screen.list }

    func add(to hints: inout KeyHints) -> Bool {
        // Among matches, the hints of their filter are more important.
        guard screen.filter == nil else { return true }
        hints.add(.up, need: 0)
        if screen.surface.isFocusActive, let word = screen.openingHint {
            hints.add(.open, need: 2, word: word)
        }
        hints.addRowActions()
        if hints.application.canGoBack { hints.add(.back, need: 4) }
        return true
    }

    // MARK: Keys

    func take(_ key: Key) -> Bool {
        // What a key of the row with the focus, or of the screen, does comes first.
        if case .character(let character) = key,
            screen.performRowAction(character) || screen.perform(character)
        {
            return true
        }
        guard let command = BrowsingCommand.keys.command(for: key) else { return false }
        guard screen.applies(command) else { return true }
        switch command {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .pageUp, .pageDown, .halfPageUp, .halfPageDown: movePage(by: command)
        case .first: screen.userFocuses(list.rows.first)
        case .last:
            screen.userFocuses(list.rows.last)
            list.revealEnd()
        case .previousSection: moveSection(by: -1)
        case .nextSection: moveSection(by: 1)
        case .jump: screen.awaitsSectionLetter = true
        case .open: openFocus(key)
        case .mark: if !screen.toggleMark() { openFocus(key) }
        case .markAll: screen.toggleAllMarks()
        case .menu: screen.openMenu()
        case .sortByPrevious: return screen.sort(by: -1)
        case .sortByNext: return screen.sort(by: 1)
        case .reverseOrder: return screen.sort(by: 0)
        case .reorder: screen.lift(isByKeys: true)
        case .nextField: return screen.editNext(by: 1)
        case .previousField: return screen.editNext(by: -1)
        case .filter:
            // Among matches, what is looked for is typed on.
            screen.filter?.isTyping = true
            guard screen.filter == nil else { break }
            screen.endEditing()
            screen.filter = TableFilter(screen.surface)
        case .back where key == .escape && screen.pressed != nil: screen.pressed = nil
        case .back where key == .escape && !screen.table.markedRows.isEmpty:
            screen.table.setMarks([])
        case .back, .help, .repaint, .suspend, .quit: return false
        }
        return true
    }

    /// Activates the focused row: edits or flips its control, or taps it.
    private func openFocus(_ key: Key) {
        if screen.filter == nil, let empty = screen.table.shownEmptyContent, !screen.isLoading {
            // Not where Enter was meant for a row.
            if !screen.surface.seen.table.showsRows { empty.perform() }
        } else if let path = screen.rowForKey() {
            screen.activate(path, key)
        }
    }

    // MARK: Moving

    private func movePage(by command: BrowsingCommand) {
        let page = max(1, Int(screen.table.frame.height) - 1)
        let lines = Double(command.lines(page: page) ?? 0)
        screen.takeVisibleFocus()
        if list.scrollWithinFocus(by: lines) { return }
        if let path = list.scrollPage(lines) { screen.userFocuses(path) }
    }

    private func move(by steps: Int) {
        guard let focus = list.focus else {
            screen.userFocuses(list.rows.first)
            return
        }
        if screen.takeVisibleFocus(fromTop: steps > 0) { return }
        if list.scrollWithinFocus(by: Double(steps)) { return }
        let next = list.rows.row(steps, from: focus)
        // At either end, a header or footer may still be out of sight.
        if next == focus { list.scroll(by: Double(steps)) }
        screen.userFocuses(next, by: steps)
        if next == list.rows.last { list.revealEnd() }
    }

    private func moveSection(by step: Int) {
        guard var focus = list.focus else { return }
        // Out of sight, it starts at the top of the screen, even below a floating header.
        if list.visibleFocus() != focus {
            focus = list.slots.lazy.compactMap(\.path).first ?? focus
        }
        // Going back first goes to the top of this section.
        let top = list.rows.start(ofSectionFrom: Int(focus.section), by: 1)
        if step < 0, let top, top < focus { return screen.userFocuses(top) }
        screen.jump(toSection: Int(focus.section) + step, by: step)
    }

    // MARK: Mouse

    func take(_ event: InputEvent) -> Bool {
        guard case .mouse(let action, let column, let row) = event else { return false }
        switch action {
        case .wheel(let lines): list.scroll(by: Double(lines * 3))
        case .press: press(column: column, row: row)
        case .rightPress:
            screen.menu = nil
            press(column: column, row: row)
            let hit = screen.pressed?.seen
            screen.pressed = nil
            if screen.edit == nil, let path = hit?.path(in: screen.table),
                path == list.focus
            {
                screen.openMenu(of: path)
            }
        case .release:
            let press = screen.pressed
            screen.pressed = nil
            if let press, (press.column, press.row) == (column, row) { click(press) }
        case .drag: drag(column: column, row: row)
        }
        return true
    }

    private func press(column: Int, row: Int) {
        screen.pressed = TerminalScreen.Press(column: column, row: row)
        guard let line = screen.tableLine(at: row) else { return }
        if screen.isAtEdge(column) {
            pressEdge(column: column, line: line)
        } else if let seen = screen.rowSeen(atLine: line, column: column),
            let path = seen.path(in: screen.table)
        {
            screen.pressed?.seen = seen
            screen.surface.sight.moved(to: seen)
            // What comes next reveals the row.
            list.setFocus(path, reveals: false)
            if screen.edit?.path == path {
                screen.clickEdited(column: column, row: row)
            } else {
                // Last: the program may move the row in response.
                screen.endEditing()
            }
        }
    }

    private func pressEdge(column: Int, line: Int) {
        let lines = Int(screen.table.frame.height)
        if column < Int(screen.table.frame.width) - 1 {
            let index = screen.index
            if index.indices.contains(line) { screen.jump(toSection: index[line].section) }
        } else if lines > 1 {
            list.scroll(toPart: Double(line) / Double(lines - 1))
        }
    }

    private func drag(column: Int, row: Int) {
        guard let pressed = screen.pressed else { return }
        // What the button was pressed on is dragged, also where the mouse leaves its column.
        if screen.isAtEdge(pressed.column) {
            if let line = screen.tableLine(at: row) {
                pressEdge(column: pressed.column, line: line)
            }
            return
        }
        guard pressed.row != row, let path = pressed.seen?.path(in: screen.table),
            path == screen.surface.focus, screen.edit == nil
        else { return }
        screen.lift(isByKeys: false)?.drag(toLine: row - 1)
    }

    private func click(_ press: TerminalScreen.Press) {
        let (column, row) = (press.column, press.row)
        screen.clickStatus(column: column, row: row)
        if row == 0 { screen.clickTitle(column: column) }
        guard let line = screen.tableLine(at: row), !screen.isAtEdge(column) else { return }
        switch screen.surface.seen.table.part(atLine: line, column: column) {
        case .row?:
            // Rows may have moved below the mouse since the button went down.
            guard let seen = press.seen,
                let now = screen.rowSeen(atLine: line, column: column),
                let path = seen.path(in: screen.table), path == now.path(in: screen.table),
                path == list.focus, path != screen.edit?.path
            else { return }
            if let application = screen.application, let (column, row) = application.pointer {
                application.lastRowClick = (column, row, application.clock.now)
            }
            screen.activate(path)
        case .edge(.header, let section)?: screen.tapHeader(of: section, column: column)
        case .edge(.footer, let section)?: screen.table.footerView(forSection: section)?.onTap?()
        case .gone?, nil: break
        }
    }
}
#endif
