#if !canImport(UIKit)
import Tableau
import TableauPictures

/// The open menu of a row, with its open submenus.
@MainActor final class RowMenu {
    /// The place of an action in its menu, and its title: either alone may be that of another one.
    typealias Step = (index: Int, title: String)

    private unowned let screen: TerminalScreen
    /// The row, followed through changes of the data.
    var row: SeenRow
    /// The actions of the menu and of each open submenu, and the selected one.
    private var levels: [(actions: [RowActionItem], selected: Int)]

    init(_ actions: [RowActionItem], of row: SeenRow, on screen: TerminalScreen) {
        self.screen = screen
        self.row = row
        levels = [(actions, 0)]
    }

    var depth: Int { levels.count - 1 }
    var actions: [RowActionItem] { levels[depth].actions }
    private(set) var selected: Int {
        get { levels[depth].selected }
        set { levels[depth].selected = newValue }
    }

    private func choose(_ index: Int) {
        guard actions.indices.contains(index) else { return }
        selected = index
        let children = actions[index].children
        if !children.isEmpty { return levels.append((children, 0)) }
        screen.menu = nil
        screen.perform(levels.map { ($0.selected, $0.actions[$0.selected].title) }, of: row)
    }
}

extension RowMenu: InputLayer {
    /// Handles a key: arrows, the number of an action, the action's own key, Return, Escape.
    private func take(_ key: Key) {
        let command = BrowsingCommand.keys.command(for: key)
        if case .character(let character) = key,
            let index = actions.firstIndex(where: { $0.key == character })
                ?? character.wholeNumberValue.map({ $0 - 1 })
        {
            return choose(index)
        }
        switch command {
        case .open, .mark: choose(selected)
        case .back where depth > 0: levels.removeLast()
        case .back, .menu, .quit: screen.menu = nil
        default:
            let lines = command?.lines(page: actions.count) ?? 0
            selected = max(0, min(selected + lines, actions.count - 1))
        }
    }

    func take(_ event: InputEvent) -> Bool {
        switch event {
        case .key(let key): take(key)
        // It stays at its row.
        case .mouse(.wheel, _, _): break
        case .mouse(.press, let column, let row):
            screen.pressed = nil
            // What was seen may have been another menu.
            if let shown = screen.seen.menu, shown.menu === self, shown.depth == depth,
                shown.lines.contains(row), shown.columns.contains(column)
            {
                choose(shown.first + row - shown.lines.lowerBound)
            } else {
                screen.menu = nil
            }
        default: return false
        }
        return true
    }

    func add(to hints: inout KeyHints) -> Bool {
        hints.add(.up, need: 1, word: "choose")
        hints.add(.open, need: 2, word: "do it")
        hints.add(.back, need: 3, word: "close")
        return false
    }
}

/// A menu as it is drawn, in a box: below its row, above it where there is more room, on it if it fills
/// the screen.
@MainActor struct DrawnMenu {
    fileprivate let menu: RowMenu
    fileprivate let depth: Int
    private let context: DrawingContext
    /// The texts of the actions, and what is at the right of them.
    private let texts: [(title: String, key: String)]
    fileprivate let lines: Range<Int>
    fileprivate let columns: Range<Int>
    /// The index of the action in the first line.
    fileprivate let first: Int

    /// - Parameter row: The lines of the row, from the top of the table.
    init(menu: RowMenu, context: DrawingContext, columns: Range<Int>, row: Range<Int>) {
        self.menu = menu
        depth = menu.depth
        self.context = context
        texts = menu.actions.enumerated().map { index, action in
            let mark = context.isAccessible && action.isDestructive ? " (removes)" : ""
            // The first nine are numbered.
            let number = index < 9 ? "\(index + 1) " : "  "
            return (
                number + PrintableText.line(action.title) + mark,
                action.children.isEmpty ? action.key.map { "  \($0)" } ?? "" : "  ›"
            )
        }
        let clip = context.clip
        let row = row.shifted(by: clip.lowerBound).clamped(to: clip)
        let below = row.upperBound..<clip.upperBound
        let above = clip.lowerBound..<row.lowerBound
        let isBelow = below.count >= min(texts.count, max(above.count, 1))
        let beside = isBelow ? below : above
        let room = beside.isEmpty ? clip : beside
        let height = min(texts.count, room.count)
        let top = isBelow && !beside.isEmpty ? room.lowerBound : room.upperBound - height
        let left = columns.lowerBound + min(2, max(0, columns.count - 2))
        let textWidth = texts.map { CharacterWidth.columns(of: $0.title + $0.key) }.max() ?? 0
        lines = top..<(top + height)
        self.columns = left..<(left + max(1, min(columns.upperBound - left, textWidth + 2)))
        // A long menu shows the lines around the selected one.
        first = max(0, min(menu.selected - height / 2, texts.count - height))
    }

    /// Draws the menu; returns the place of the real cursor.
    func paint(into buffer: inout ScreenBuffer) -> ScreenEncoder.Cursor? {
        // A gap between the box and the rows beside it.
        let edge = max(0, columns.lowerBound - 1)..<(columns.upperBound + 1)
        let page = context.style(context.theme.title, on: context.theme.page)
        var cursor: ScreenEncoder.Cursor?
        for (index, line) in zip(first..., lines) {
            let isSelected = index == menu.selected
            let style = self.style(menu.actions[index], isSelected: isSelected)
            buffer.fill(row: line, columns: edge, style: page)
            buffer.fill(row: line, columns: columns, style: style)
            let (title, key) = texts[index]
            let start = columns.lowerBound + 1
            let end = columns.upperBound - 1 - CharacterWidth.columns(of: key)
            buffer.put(
                title, column: start, row: line, style: style,
                clip: columns.lowerBound..<max(end, start))
            buffer.put(key, column: end, row: line, style: style, clip: columns)
            if isSelected, context.isAccessible {
                cursor = ScreenEncoder.Cursor(column: columns.lowerBound, row: line)
            }
        }
        return cursor
    }

    private func style(_ action: RowActionItem, isSelected: Bool) -> ScreenStyle {
        let theme = context.theme
        let attributes: ScreenStyle.Attributes =
            isSelected ? .bold : theme.reversesSelection ? .reverse : []
        let letters =
            theme.color(of: action.tint.tone) ?? (isSelected ? theme.selectedTitle : theme.title)
        return context.style(letters, on: isSelected ? theme.selection : theme.field, attributes)
    }
}
#endif
