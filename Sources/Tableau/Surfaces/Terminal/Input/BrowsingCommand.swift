#if !canImport(UIKit)
/// The commands of keys while nothing is edited.
package enum BrowsingCommand: Hashable, Sendable {
    case up, down, pageUp, pageDown, halfPageUp, halfPageDown, first, last
    case previousSection, nextSection, jump
    case open, mark, markAll, menu, reorder, nextField, previousField, back, filter
    case sortByPrevious, sortByNext, reverseOrder
    case help, repaint, suspend, quit

    /// The keys of every screen; a screen's own actions take precedence.
    package static let keys = KeyTable<BrowsingCommand>([
        .init(
            [.up: [.up, "k", .control("p")], .down: [.down, "j", .control("n")]], "move",
            hint: "move"),
        .init([.pageUp: [.pageUp], .pageDown: [.pageDown]], "a page"),
        .init([.halfPageUp: [.control("u")], .halfPageDown: [.control("d")]], "half a page"),
        .init([.first: ["g", .home], .last: ["G", .end]], "first, last row"),
        .init([.previousSection: ["["], .nextSection: ["]"]], "previous, next section"),
        .init([.jump: ["'"]], then: "letter", "jump to a section"),
        .init([.open: [.enter, .right]], then: "click", "open, edit or toggle", hint: "open"),
        .init([.mark: [" "]], "mark, or open", hint: "mark"),
        .init([.markAll: ["*"]], "mark all, none"),
        .init([.menu: ["."]], then: "right click", "actions of the row", hint: "actions"),
        .init([.reorder: ["M"]], then: "drag", "move the row", hint: "move row"),
        .init(
            [.sortByPrevious: ["<"], .sortByNext: [">"]], then: "click", "sort by a column",
            hint: "sort"),
        .init([.reverseOrder: ["I"]], "reverse the order"),
        .init([.nextField: [.tab], .previousField: [.backTab]], "next, previous field"),
        .init([.back: [.escape, .left, .backspace]], "back", hint: "back"),
        .init([.filter: ["/"]], "filter; Esc clears", hint: "filter"),
        .init([.help: ["?", .f1]], "all keys", hint: "help"),
        .init([.repaint: [.control("l")]], "repaint"),
        .init([.suspend: [.control("z")]], "suspend"),
        .init([.quit: ["q", .control("c")]], "quit", hint: "quit"),
    ])

    /// Returns the number of lines that it moves by, for a page in lines; nil if it does not move.
    func lines(page: Int) -> Int? {
        switch self {
        case .up: -1
        case .down: 1
        case .pageUp: -page
        case .pageDown: page
        case .halfPageUp: -max(1, page / 2)
        case .halfPageDown: max(1, page / 2)
        // Beyond the end of any menu or page.
        case .first: -1_000_000
        case .last: 1_000_000
        default: nil
        }
    }
}

/// The commands of keys while a line of text is edited, besides typing.
package enum EditingCommand: Hashable, Sendable {
    case left, right, wordLeft, wordRight, start, end
    case deleteBack, deleteForward, deleteWordBack, deleteWordForward, deleteToStart, deleteToEnd
    case undo, redo, nextField, previousField, done

    /// The keys of text fields, notes and the filter.
    package static let keys = KeyTable<EditingCommand>([
        .init([.left: [.left, .control("b")], .right: [.right, .control("f")]], "a character"),
        .init(
            [
                .wordLeft: [.left.with(.control), .left.with(.alt), .alt("b")],
                .wordRight: [.right.with(.control), .right.with(.alt), .alt("f")],
            ], "a word"),
        .init(
            [
                .start: [.home, .control("a"), .home.with(.control)],
                .end: [.end, .control("e"), .end.with(.control)],
            ], "the beginning, the end"),
        .init(
            [.deleteBack: [.backspace], .deleteForward: [.delete, .control("d")]],
            "delete a character"),
        .init(
            [.deleteWordBack: [.control("w"), .backspace.with(.control), .backspace.with(.alt)]],
            "delete the word before the cursor"),
        .init(
            [.deleteWordForward: [.alt("d"), .delete.with(.control), .delete.with(.alt)]],
            "delete the word after the cursor"),
        .init(
            [.deleteToStart: [.control("u")], .deleteToEnd: [.control("k")]],
            "delete all before, all after the cursor"),
        .init(
            [.undo: [.control("_"), .alt("z")], .redo: [.control("y"), .alt("Z")]], "undo, redo"),
        .init([.nextField: [.tab], .previousField: [.backTab]], "the next, the previous field"),
        .init([.done: [.escape, .enter]], "done"),
    ])
}
#endif
