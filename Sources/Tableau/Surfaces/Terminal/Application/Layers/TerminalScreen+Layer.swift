#if !canImport(UIKit)
import Foundation
import Tableau

/// The lowest layer: the rows of the list, and what every screen has, the help and the ways back and
/// out; what a click hits is looked up in what the last written frame showed.
extension TerminalScreen: InputLayer {
    func add(to hints: inout KeyHints) -> Bool {
        hints.add(.up, need: 0)
        if isFocusActive, let word = openingHint { hints.add(.open, need: 2, word: word) }
        hints.addRowActions()
        if hints.application.canGoBack { hints.add(.back, need: 4) }
        addOwn(to: &hints)
        return true
    }

    /// Adds the hints of keys that do the same whatever is the list.
    func addOwn(to hints: inout KeyHints) {
        for action in actions { hints.add(.character(action.key), action.title, need: 3) }
        if showsColumnHeader { hints.add(.sortByNext, need: 1) }
        hints.add(.filter, need: 1)
        // Help leads to all other keys.
        hints.add(.help, need: 6)
        hints.add(.quit, need: 5)
    }

    // MARK: Keys

    private func take(_ key: Key) {
        // What a key of the row with the focus, or of the screen, does comes first.
        if case .character(let letter) = key, performRowAction(letter) || perform(letter) { return }
        guard let command = BrowsingCommand.keys.command(for: key) else { return }
        switch command {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .pageUp, .pageDown, .halfPageUp, .halfPageDown:
            movePage(by: Double(command.lines(page: max(1, size.rows - 1)) ?? 0))
        case .first: userFocuses(list.rows.first)
        case .last: userFocuses(list.rows.last)
        case .previousSection: moveSection(by: -1)
        case .nextSection: moveSection(by: 1)
        case .jump: awaitsSectionLetter = true
        case .open: openFocus(key)
        case .mark: if !toggleMark() { openFocus(key) }
        case .markAll: toggleAllMarks()
        case .menu: if let row = rowForKey() { openMenu(of: row) }
        case .sortByPrevious: sort(by: -1)
        case .sortByNext: sort(by: 1)
        case .reverseOrder: sort(by: 0)
        case .reorder: lift(isByKeys: true)
        case .nextField: editNext(by: 1)
        case .previousField: editNext(by: -1)
        case .filter:
            filter = filter ?? TableFilter(self)
            filter?.isTyping = true
        case .back where key == .escape && pressed != nil: pressed = nil
        case .back where key == .escape && !table.markedRows.isEmpty: table.setMarks([])
        case .back: application?.leaveScreen()
        case .help: application?.help = 0
        case .quit: application?.leaveProgram()
        case .repaint, .suspend: break
        }
    }

    private func openFocus(_ key: Key) {
        if let empty = list.empty {
            // Not where Enter was meant for a row.
            if !seen.table.showsRows { empty.perform?() }
        } else if let path = rowForKey() {
            activate(path, key)
        }
    }

    // MARK: Moving

    private func move(by steps: Int) {
        guard let focus = list.focus else { return userFocuses(list.rows.first) }
        if takeVisibleFocus(fromTop: steps > 0) { return }
        if scrollWithinFocus(by: Double(steps)) { return }
        let next = list.rows.row(steps, from: focus)
        // At either end, a header or footer may still be out of sight.
        if next == focus { list.scroll(by: Double(steps)) }
        userFocuses(next, by: steps)
    }

    private func moveSection(by step: Int) {
        guard var focus = list.focus else { return }
        // Out of sight, it starts at the top of the screen, even below a floating header.
        layOut()
        if !isFocusVisible { focus = slots.lazy.compactMap(\.path).first ?? focus }
        // Going back first goes to the top of this section.
        let top = list.rows.start(ofSectionFrom: Int(focus.section), by: 1)
        if step < 0, let top, top < focus { return userFocuses(top) }
        jump(toSection: Int(focus.section) + step, by: step)
    }

    // MARK: Mouse

    func take(_ event: InputEvent) -> Bool {
        if case .key(let key) = event { take(key) }
        guard case .mouse(let action, let column, let row) = event else { return true }
        switch action {
        case .wheel(let lines): list.scroll(by: Double(lines * 3))
        case .press: press(column: column, row: row)
        case .rightPress:
            menu = nil
            press(column: column, row: row)
            let hit = pressed?.part?.row
            pressed = nil
            if edit == nil, let path = hit?.path(in: table), path == list.focus {
                openMenu(of: path)
            }
        case .release:
            let press = pressed
            pressed = nil
            if let press, !press.isSpent, (press.column, press.row) == (column, row) {
                click(column: column, row: row, on: press.part)
            }
        case .drag: drag(column: column, row: row)
        }
        return true
    }

    private func press(column: Int, row: Int) {
        pressed = nil
        // A line beside it is no part of a screen.
        guard (0..<size.columns).contains(column) else { return }
        pressed = (column, row, nil, false)
        guard let line = tableLine(at: row) else { return }
        if isAtEdge(column) { return pressEdge(column: column, line: line) }
        pressed?.part = seen.table.part(atLine: line)
        if let seen = rowSeen(atLine: line), let path = seen.path(in: table) {
            sight.moved(to: seen)
            // What comes next reveals the row.
            setFocus(path, reveals: false)
            if edit?.path == path {
                clickEdited(column: column, row: row)
            } else {
                // Last: the program may move the row in response.
                endEditing()
            }
        }
    }

    private func pressEdge(column: Int, line: Int) {
        if column == size.columns - 1 {
            list.scroll(toPart: Double(line) / Double(max(1, size.rows - 1)))
        } else if index.indices.contains(line) {
            jump(toSection: index[line].section)
        }
    }

    private func drag(column: Int, row: Int) {
        guard let pressed else { return }
        // What the button was pressed on is dragged, also where the mouse leaves its column.
        if isAtEdge(pressed.column) {
            if let line = tableLine(at: row) {
                pressEdge(column: pressed.column, line: line)
            }
            return
        }
        guard !pressed.isSpent, pressed.row != row, let path = pressed.part?.row?.path(in: table),
            path == focus, edit == nil
        else { return }
        lift(isByKeys: false)?.drag(toLine: row - 1)
    }

    /// - Parameter pressed: What the button was pressed on, which may have gone from under the mouse.
    private func click(column: Int, row: Int, on pressed: SeenFrame.Part?) {
        if row == 0, let hit = seen.title.first(where: { $0.columns.contains(column) }) {
            if let key = hit.key { _ = perform(key) } else { application?.leaveScreen() }
        }
        guard let line = tableLine(at: row), !isAtEdge(column) else { return }
        switch (pressed, seen.table.part(atLine: line)) {
        case (.row(let row, _)?, .row?):
            guard let path = rowSeen(atLine: line)?.path(in: table),
                path == row.path(in: table), path == list.focus, path != edit?.path
            else { return }
            application?.pointer?.opensRow = true
            activate(path)
        case (.edge(let old, let place)?, .edge(let edge, let section)?)
        where (old, place) == (edge, section):
            if edge == .header { return tapHeader(of: section, column: column) }
            table.footerView(forSection: section)?.onTap?()
        default: break
        }
    }
}
#endif
