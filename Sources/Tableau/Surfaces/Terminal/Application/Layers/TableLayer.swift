#if !canImport(UIKit)
import Foundation
import Tableau

/// The rows of the table.
@MainActor struct TableLayer: ListLayer {
    let screen: TerminalScreen

    private var table: TableView { screen.table }
    private var surface: TableSurface { screen.surface }

    var index: [SectionIndex.Entry] { screen.index }
    var help: [HelpPage.Entry]? { screen.browsingEntries(screen.offers) }

    func add(to hints: inout KeyHints) -> Bool {
        hints.add(.up, need: 0)
        if surface.isFocusActive, let word = screen.openingHint {
            hints.add(.open, need: 2, word: word)
        }
        hints.addRowActions()
        if hints.application.screens.count > 1 { hints.add(.back, need: 4) }
        return true
    }

    // MARK: Keys

    func take(_ key: Key) -> Bool {
        if perform(key) { return true }
        guard let command = BrowsingCommand.keys.command(for: key) else { return false }
        return move(by: command) || take(command, key) || act(on: command, key)
    }

    private func take(_ command: BrowsingCommand, _ key: Key) -> Bool {
        switch command {
        case .reorder: screen.lift(isByKeys: true)
        case .nextField: return screen.editNext(by: 1)
        case .previousField: return screen.editNext(by: -1)
        case .filter: screen.beginFilter()
        case .back where key == .escape && screen.pressed != nil: screen.pressed = nil
        case .back where key == .escape: return screen.clearMarks()
        default: return false
        }
        return true
    }

    /// Activates the focused row: edits or flips its control, or taps it.
    func openFocus(_ key: Key) {
        if let empty = table.shownEmptyContent, !screen.isLoading {
            // Not where Enter was meant for a row.
            if !surface.seen.showsRows { empty.perform() }
        } else if let path = screen.rowForKey() {
            screen.activate(path, key)
        }
    }

    func open(_ row: RowPath, _ key: Key) { screen.activate(row, key) }

    // MARK: Mouse

    func press(on row: RowPath, column: Int, line: Int) {
        // What comes next reveals the row.
        surface.setFocus(row, reveals: false)
        if screen.edit?.path == row {
            screen.moveCursor(toColumn: column, row: line)
        } else {
            // Last: the program may move the row in response.
            screen.endEditing()
        }
    }

    func scroll(by lines: Int) { surface.scroll(by: Double(lines)) }

    func scroll(toPart part: Double) {
        surface.scroll(to: part * (surface.contentHeight - Double(table.frame.height)))
    }

    func paste(_ text: String) {}
    func endTyping() {}

    // MARK: Moving

    private func move(by command: BrowsingCommand) -> Bool {
        let page = max(1, Int(table.frame.height) - 1)
        switch command {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .pageUp, .pageDown, .halfPageUp, .halfPageDown:
            movePage(command.lines(page: page) ?? 0)
        case .first: surface.userFocuses(TableRows(table).first)
        case .last:
            surface.userFocuses(TableRows(table).last)
            surface.revealEnd()
        case .previousSection: moveSection(by: -1)
        case .nextSection: moveSection(by: 1)
        case .jump: screen.awaitsSectionLetter = true
        default: return false
        }
        return true
    }

    private func move(by steps: Int) {
        let rows = TableRows(table)
        guard let focus = surface.focus else {
            surface.userFocuses(rows.first)
            return
        }
        if surface.takeVisibleFocus(fromTop: steps > 0) { return }
        if surface.scrollWithinFocus(by: Double(steps)) { return }
        let next = rows.row(steps, from: focus)
        // At either end, a header or footer may still be out of sight.
        if next == focus { surface.scroll(by: Double(steps)) }
        surface.userFocuses(next, by: steps)
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
            surface.userFocuses(path ?? (lines < 0 ? rows.first : rows.last))
        } else if let path, surface.isOnScreen(path) {
            surface.userFocuses(path)
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
            surface.userFocuses(RowPath(section: focus.section, row: 0))
            return
        }
        if let start = rows.start(ofSectionFrom: Int(focus.section) + step, by: step) {
            surface.userFocuses(start)
            surface.showSection(Int(start.section))
        }
    }
}

extension TerminalScreen {
    /// Performs the screen's action of a key; returns false if it has none.
    func perform(_ character: Character) -> Bool {
        guard let action = actions.first(where: { $0.key == character }) else { return false }
        surface.sight.acted()
        action.perform()
        return true
    }

    func jump(toSection section: Int) {
        guard let start = TableRows(table).start(ofSectionFrom: section, by: 1) else { return }
        surface.userFocuses(start)
        surface.showSection(Int(start.section))
    }

    /// Activates a row: edits or flips its control, or taps it.
    func activate(_ path: RowPath, _ key: Key = .enter) {
        surface.revealFocus()
        surface.lastOwnChange = surface.clock()
        surface.sight.acted()
        // In a row with a control, the right arrow does nothing.
        if key == .right, table.cellForRow(at: path.indexPath)?.control?.isEnabled == true {
            return
        }
        table.openRow(at: path)
    }
}
#endif
