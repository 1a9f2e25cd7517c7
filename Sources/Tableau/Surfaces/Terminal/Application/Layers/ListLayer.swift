#if !canImport(UIKit)
import Foundation
import Tableau

/// What shows rows: the table, or the matches of a filter.
///
/// What a click hits was looked up in what the last written frame showed.
@MainActor protocol ListLayer: InputLayer {
    var screen: TerminalScreen { get }
    /// The letters at the right edge.
    var index: [SectionIndex.Entry] { get }
    /// Gives the row under the mouse the focus; it must stay there until the release.
    func press(on row: RowPath, column: Int, line: Int)
    func scroll(by lines: Int)
    /// Scrolls to a part of the list, from 0 to 1.
    func scroll(toPart part: Double)
    /// Activates a row, which has the focus.
    func open(_ row: RowPath, _ key: Key)
    /// Activates the row with the focus.
    func openFocus(_ key: Key)
    func paste(_ text: String)
    /// The mouse is used for another purpose than typing.
    func endTyping()
}

extension ListLayer {
    // MARK: Keys

    /// Does what a command means for the row with the focus, or for all; returns false if nothing.
    func act(on command: BrowsingCommand, _ key: Key) -> Bool {
        switch command {
        case .open: openFocus(key)
        case .mark: if !screen.toggleMark() { openFocus(key) }
        case .markAll: screen.toggleAllMarks()
        case .menu: screen.openMenu()
        case .sortByPrevious: return screen.sort(by: -1)
        case .sortByNext: return screen.sort(by: 1)
        case .reverseOrder: return screen.sort(by: 0)
        default: return false
        }
        return true
    }

    /// Performs the action of a key, of the row with the focus or of the screen; returns false if
    /// neither has one.
    func perform(_ key: Key) -> Bool {
        guard case .character(let character) = key else { return false }
        return screen.performRowAction(character) || screen.perform(character)
    }

    // MARK: Mouse

    func take(_ event: InputEvent) -> Bool {
        switch event {
        case .wheel(let lines, _, _): scroll(by: lines * 3)
        case .press(let column, let row):
            press(column: column, row: row)
        case .rightPress(let column, let row):
            screen.menu = nil
            endTyping()
            press(column: column, row: row)
            let hit = screen.pressed?.seen
            screen.pressed = nil
            if screen.edit == nil, let path = hit?.path(in: screen.table),
                path == screen.rowWithFocus
            {
                screen.openMenu(of: path)
            }
        case .release(let column, let row):
            if let press = screen.takePress(column: column, row: row) { click(press) }
        case .drag(let column, let row): drag(column: column, row: row)
        case .paste(let text): paste(text)
        case .key, .background: return false
        }
        return true
    }

    func isAtEdge(_ column: Int) -> Bool {
        column >= Int(screen.table.frame.width) - 1 - SectionIndex.columns(of: index)
    }

    private func press(column: Int, row: Int) {
        screen.pressed = TerminalScreen.Press(column: column, row: row)
        guard let line = screen.tableLine(at: row) else { return }
        if isAtEdge(column) {
            pressEdge(column: column, line: line)
        } else if let seen = screen.rowSeen(atLine: line, column: column),
            let path = seen.path(in: screen.table)
        {
            screen.pressed?.seen = seen
            screen.surface.sight.moved(to: seen)
            press(on: path, column: column, line: row)
        }
    }

    private func pressEdge(column: Int, line: Int) {
        let lines = Int(screen.table.frame.height)
        if column < Int(screen.table.frame.width) - 1 {
            if index.indices.contains(line) { screen.jump(toSection: index[line].section) }
        } else if lines > 1 {
            scroll(toPart: Double(line) / Double(lines - 1))
        }
    }

    private func drag(column: Int, row: Int) {
        guard let pressed = screen.pressed else { return }
        // What the button was pressed on is dragged, also where the mouse leaves its column.
        if isAtEdge(pressed.column) {
            if let line = screen.tableLine(at: row) {
                pressEdge(column: pressed.column, line: line)
            }
            return
        }
        guard pressed.row != row, let path = pressed.seen?.path(in: screen.table),
            path == screen.surface.focus, screen.edit == nil
        else { return }
        if screen.lift(isByKeys: false) { screen.dragLifted(toLine: row - 1) }
    }

    private func click(_ press: TerminalScreen.Press) {
        let (column, row) = (press.column, press.row)
        if screen.isStatusLine(row) { screen.application?.clickStatus(column: column) }
        if row == 0 { screen.clickTitle(column: column) }
        guard let line = screen.tableLine(at: row), !isAtEdge(column) else { return }
        switch screen.surface.seen.part(atLine: line, column: column) {
        case .row?:
            // Rows may have moved below the mouse since the button went down.
            guard let seen = press.seen,
                let now = screen.rowSeen(atLine: line, column: column),
                let path = seen.path(in: screen.table), path == now.path(in: screen.table),
                path == screen.rowWithFocus, path != screen.edit?.path
            else { return }
            screen.noteRowClick(column: column, row: row)
            open(path, .enter)
        case .header(let section)?: screen.tapHeader(of: section, column: column)
        case .footer(let section)?: screen.table.footerView(forSection: section)?.onTap?()
        case .gone?, nil: break
        }
    }
}

extension TerminalScreen {
    /// A place on the screen, and the row that was seen there.
    struct Press {
        var column: Int
        var row: Int
        var seen: SeenRow?
    }

    /// Returns the line of the table at a row of the screen; nil if it is outside.
    func tableLine(at row: Int) -> Int? {
        (0..<Int(table.frame.height)).contains(row - 1) ? row - 1 : nil
    }

    func isStatusLine(_ row: Int) -> Bool { row - 1 == Int(table.frame.height) }

    /// Ends a press of the mouse; returns it if the button is released where it was pressed.
    func takePress(column: Int, row: Int) -> Press? {
        defer { pressed = nil }
        return pressed.flatMap { ($0.column, $0.row) == (column, row) ? $0 : nil }
    }

    /// Returns the row that the user saw at a place; nil if it was none.
    ///
    /// Says so if it has gone.
    func rowSeen(atLine line: Int, column: Int) -> SeenRow? {
        switch surface.seen.part(atLine: line, column: column) {
        case .row(let row)? where row.path(in: table) != nil: return row
        case .row?, .gone?:
            pressed = nil
            status(Self.rowHasGone)
        case .header?, .footer?, nil: break
        }
        return nil
    }

    fileprivate func noteRowClick(column: Int, row: Int) {
        guard let application else { return }
        application.lastRowClick = (column, row, application.clock.now)
    }

    fileprivate func clickTitle(column: Int) {
        guard let application, let bar = application.seen.title else { return }
        if let back = bar.back, column < back.columns.upperBound {
            application.leaveScreen()
        } else if let index = bar.right.firstIndex(where: { $0.columns.contains(column) }) {
            if bar.actions.indices.contains(index) { _ = perform(bar.actions[index].key) }
        }
    }
}
#endif
