#if !canImport(UIKit)
import Tableau

/// The open menu of a row: its actions, and the open submenus.
@MainActor final class RowMenu {
    /// The place of an action in its menu, and its title: either alone may be that of another one.
    typealias Step = (index: Int, title: String)

    /// The place of a drawn menu.
    struct Shown {
        let lines: Range<Int>
        let columns: Range<Int>
        /// The index of the action in the first line.
        let first: Int
        /// The number of open levels.
        let depth: Int

        /// Returns the index of the action at a place on the screen; nil if there is none, or if it is
        /// one of another level of the menu.
        @MainActor func action(of menu: RowMenu, column: Int, line: Int) -> Int? {
            guard lines.contains(line), columns.contains(column), depth == menu.levels.count else {
                return nil
            }
            return first + line - lines.lowerBound
        }
    }

    fileprivate struct Level {
        var actions: [RowActionItem]
        var selected = 0
    }

    private unowned let screen: TerminalScreen
    /// The row, followed through changes of the data.
    var row: SeenRow
    /// The open levels, the innermost last; never empty.
    fileprivate var levels: [Level]

    /// Creates a menu of the actions of a row; nil if there are none.
    init?(_ actions: [RowActionItem], of row: SeenRow, on screen: TerminalScreen) {
        guard !actions.isEmpty else { return nil }
        self.screen = screen
        self.row = row
        levels = [Level(actions: actions)]
    }

    var actions: [RowActionItem] { levels[levels.count - 1].actions }

    var selected: Int {
        get { levels[levels.count - 1].selected }
        set { levels[levels.count - 1].selected = max(0, min(newValue, actions.count - 1)) }
    }

    /// Performs an action, or opens its submenu.
    private func choose(_ index: Int) {
        guard actions.indices.contains(index) else { return }
        selected = index
        guard actions[index].children.isEmpty else {
            return levels.append(Level(actions: actions[index].children))
        }
        screen.menu = nil
        // With the way to the action, through the open submenus.
        screen.perform(levels.map { ($0.selected, $0.actions[$0.selected].title) }, of: row)
    }
}

extension RowMenu: InputLayer {
    /// Handles a key: arrows, the number of an action, the action's own key, Return, Escape.
    func take(_ key: Key) -> Bool {
        if screen.closeMenuOfGoneRow() { return true }
        let command = BrowsingCommand.keys.command(for: key)
        if case .character(let character) = key,
            let index = actions.firstIndex(where: { $0.key == character })
                ?? character.wholeNumberValue.map({ $0 - 1 }),
            actions.indices.contains(index)
        {
            choose(index)
            return true
        }
        switch command {
        case .open, .mark: choose(selected)
        case .back where levels.count > 1: levels.removeLast()
        case .first: selected = 0
        case .last: selected = actions.count - 1
        case .back, .menu, .quit: screen.menu = nil
        default: if let lines = command?.lines(page: actions.count) { selected += lines }
        }
        return true
    }

    func take(_ event: InputEvent) -> Bool {
        switch event {
        // It stays at its row.
        case .mouse(.wheel, _, _): return true
        case .mouse(.press, let column, let row):
            screen.pressed = nil
            if !screen.closeMenuOfGoneRow() { click(column: column, row: row) }
            return true
        default: return false
        }
    }

    private func click(column: Int, row: Int) {
        if let index = screen.surface.seen.menu?.action(of: self, column: column, line: row) {
            choose(index)
        } else if !screen.clickStatus(column: column, row: row) {
            screen.menu = nil
        }
    }

    func add(to hints: inout KeyHints) -> Bool {
        hints.add(.up, need: 1, word: "choose")
        hints.add(.open, need: 2, word: "do it")
        hints.add(.back, need: 3, word: "close")
        return false
    }
}

/// Draws the menu of a row in a box beside it.
@MainActor struct RowMenuPainter {
    let context: DrawingContext
    /// The lines of the row, on the screen.
    let row: Range<Int>
    let columns: Range<Int>

    /// Returns the place of the box: below the row, or above it where there is more room.
    ///
    /// It covers a row only if that fills the screen.
    func place(of menu: RowMenu) -> RowMenu.Shown {
        let clip = context.clip
        let below = max(row.upperBound, clip.lowerBound)..<max(row.upperBound, clip.upperBound)
        let above = clip.lowerBound..<max(clip.lowerBound, min(row.lowerBound, clip.upperBound))
        let isBelow = below.count >= min(menu.actions.count, max(above.count, 1))
        let beside = isBelow ? below : above
        let room = beside.isEmpty ? clip : beside
        let height = min(menu.actions.count, room.count)
        let top = isBelow && !beside.isEmpty ? room.lowerBound : room.upperBound - height
        let left = columns.lowerBound + min(2, max(0, columns.count - 2))
        let width = min(columns.upperBound - left, textWidth(of: menu) + 2)
        return RowMenu.Shown(
            lines: top..<(top + height), columns: left..<(left + max(1, width)),
            // A long menu shows the lines around the selected one.
            first: max(0, min(menu.selected - height / 2, menu.actions.count - height)),
            depth: menu.levels.count)
    }

    /// Draws a menu at its place; returns the place of the real cursor.
    func paint(
        _ menu: RowMenu, at area: RowMenu.Shown, into buffer: inout ScreenBuffer
    ) -> ScreenEncoder.Cursor? {
        // A gap between the box and the rows beside it.
        let edge = max(0, area.columns.lowerBound - 1)..<(area.columns.upperBound + 1)
        let page = context.style(context.theme.title, on: context.theme.page)
        var cursor: ScreenEncoder.Cursor?
        for (place, line) in area.lines.enumerated() {
            let index = area.first + place
            let action = menu.actions[index]
            let isSelected = index == menu.selected
            let style = self.style(action, isSelected: isSelected)
            buffer.fill(row: line, columns: edge, style: page)
            buffer.fill(row: line, columns: area.columns, style: style)
            let keys = trailing(action)
            let end = area.columns.upperBound - 1 - CharacterWidth.columns(of: keys)
            buffer.put(
                text(action, index), column: area.columns.lowerBound + 1, row: line, style: style,
                clip: area.columns.lowerBound..<max(end, area.columns.lowerBound + 1))
            buffer.put(keys, column: end, row: line, style: style, clip: area.columns)
            if isSelected, context.isAccessible {
                cursor = ScreenEncoder.Cursor(column: area.columns.lowerBound, row: line)
            }
        }
        return cursor
    }

    private func style(_ action: RowActionItem, isSelected: Bool) -> ScreenStyle {
        let theme = context.theme
        var attributes: ScreenStyle.Attributes = isSelected ? .bold : []
        if theme.reversesSelection, !isSelected {
            attributes.insert(.reverse)
        }
        let letters =
            theme.color(of: action.tint.tone) ?? (isSelected ? theme.selectedTitle : theme.title)
        return context.style(letters, on: isSelected ? theme.selection : theme.field, attributes)
    }

    /// Returns the text of an action; the first nine are numbered.
    private func text(_ action: RowActionItem, _ index: Int) -> String {
        let mark = context.isAccessible && action.isDestructive ? " (removes)" : ""
        let title = PrintableText.line(action.title) + mark
        return index < 9 ? "\(index + 1) \(title)" : "  \(title)"
    }

    private func trailing(_ action: RowActionItem) -> String {
        action.children.isEmpty ? action.key.map { "  \($0)" } ?? "" : "  ›"
    }

    private func textWidth(of menu: RowMenu) -> Int {
        menu.actions.enumerated().map { index, action in
            CharacterWidth.columns(of: text(action, index))
                + CharacterWidth.columns(of: trailing(action))
        }.max() ?? 0
    }
}
#endif
