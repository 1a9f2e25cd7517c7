#if !canImport(UIKit)
import Tableau

/// The menu of a row: its actions, and the open submenus.
@MainActor struct RowMenu {
    enum Outcome {
        case handled
        case perform(RowActionItem)
        case closed
    }

    /// The place of an action in its menu, and its title: either alone may be that of another one.
    typealias Step = (index: Int, title: String)

    /// The place of a drawn menu.
    struct Shown {
        let lines: Range<Int>
        let columns: Range<Int>
        /// The index of the action in the first line.
        let first: Int

        /// Returns the index of the action at a place on the screen; nil if there is none.
        func action(column: Int, line: Int) -> Int? {
            guard lines.contains(line), columns.contains(column) else { return nil }
            return first + line - lines.lowerBound
        }
    }

    private struct Level {
        var actions: [RowActionItem]
        var selected = 0
    }

    /// The row, followed through changes of the data.
    var row: SeenRow
    /// The actions as they were drawn last.
    var shown: Shown?
    /// The open levels, the innermost last; never empty.
    private var levels: [Level]

    /// Creates a menu of the actions of a row; nil if there are none.
    init?(_ actions: [RowActionItem], of row: SeenRow) {
        guard !actions.isEmpty else { return nil }
        self.row = row
        levels = [Level(actions: actions)]
    }

    var actions: [RowActionItem] { levels[levels.count - 1].actions }

    var selected: Int {
        get { levels[levels.count - 1].selected }
        set { levels[levels.count - 1].selected = max(0, min(newValue, actions.count - 1)) }
    }

    /// The way to the selected action, through the open submenus.
    var steps: [Step] { levels.map { ($0.selected, $0.actions[$0.selected].title) } }

    /// Handles a key: arrows, the number of an action, the action's own key, Return, Escape.
    mutating func handle(_ key: Key) -> Outcome {
        if case .character(let character) = key {
            if let index = actions.firstIndex(where: { $0.key == character }) {
                return choose(index)
            }
            if let number = character.wholeNumberValue, actions.indices.contains(number - 1) {
                return choose(number - 1)
            }
        }
        let command = BrowsingCommand.keys.command(for: key)
        switch command {
        case .open, .mark: return choose(selected)
        case .back where levels.count > 1: levels.removeLast()
        case .first: selected = 0
        case .last: selected = actions.count - 1
        case .back, .menu, .quit: return .closed
        default: if let lines = command?.lines(page: actions.count) { selected += lines }
        }
        return .handled
    }

    /// Performs an action, or opens its submenu.
    mutating func choose(_ index: Int) -> Outcome {
        guard actions.indices.contains(index) else { return .handled }
        selected = index
        let action = actions[index]
        guard !action.children.isEmpty else { return .perform(action) }
        levels.append(Level(actions: action.children))
        return .handled
    }
}
#endif
