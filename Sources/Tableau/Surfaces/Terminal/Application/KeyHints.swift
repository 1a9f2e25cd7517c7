#if !canImport(UIKit)
import Tableau

/// The key hints of the status line: the least important are dropped first.
@MainActor struct KeyHints {
    struct Hint {
        let name: String
        let word: String
        /// The key that a click on the hint simulates.
        let key: Key?
        /// The priority of the hint; larger is more important.
        let need: Int
        let columnCount: Int

        init(name: String, word: String, key: Key?, need: Int) {
            self.name = name
            self.word = word
            self.key = key
            self.need = need
            columnCount =
                CharacterWidth.columns(of: name) + (word.isEmpty ? 0 : 1)
                + CharacterWidth.columns(of: word)
        }
    }

    /// A prompt shown instead, if it fits; nil for none.
    private(set) var prompt: String?
    /// The hints that fit, in order, with their columns.
    private(set) var shown: [(hint: Hint, columns: Range<Int>)] = []

    /// The keys of the focused row's actions.
    private(set) var rowKeys: Set<Character> = []

    private var hints: [Hint] = []
    private let isUnicode: Bool

    init(_ application: TerminalApplication, width: Int) {
        let screen = application.top
        isUnicode = application.options.capabilities.isUnicode
        let room = width - 3 - StatusEnd(application, width: width).columns
        if application.help != nil {
            add(.up, need: 1, word: "scroll")
            add(.back, need: 2, word: "close")
        } else if screen.menu != nil {
            add(.up, need: 1, word: "choose")
            add(.open, need: 2, word: "do it")
            add(.back, need: 3, word: "close")
        } else if screen.isReordering {
            add(.up, need: 2, word: "move")
            add(.open, need: 3, word: "put down")
            add(.back, need: 4, word: "put back")
        } else if screen.editor != nil || screen.ignoresTyping {
            add(EditingCommand.keys.entry(of: .done), need: 2)
            add(EditingCommand.keys.entry(of: .nextField), need: 1, name: Key.tab.label)
        } else if screen.awaitsSectionLetter {
            prompt = ["Letter of the section to jump to", "Letter of the section", "Letter?"]
                .first { CharacterWidth.columns(of: $0) <= room }
        } else {
            addBrowsing(application)
        }
        place(in: max(0, room))
    }

    private mutating func addBrowsing(_ application: TerminalApplication) {
        let screen = application.top
        if let filter = screen.filter {
            hints.append(Hint(name: "/\(filter.query)", word: "", key: .character("/"), need: 8))
            add(.back, need: 7, word: "clear")
            if !filter.isTyping { addRowActions(screen) }
        } else {
            add(.up, need: 0)
            if screen.surface.isFocusActive { add(.open, need: 2, word: screen.controlHint) }
            addRowActions(screen)
            if application.screens.count > 1 { add(.back, need: 4) }
        }
        for action in screen.actions {
            let key = action.key
            hints.append(
                Hint(name: String(key), word: action.title, key: .character(key), need: 3))
        }
        if screen.showsColumnHeader { add(.sortByNext, need: 1) }
        add(.filter, need: 1)
        // Help leads to all other keys.
        add(.help, need: 6)
        add(.quit, need: 5)
    }

    /// Adds the actions of the focused row.
    private mutating func addRowActions(_ screen: TerminalScreen) {
        let actions = screen.focusActions
        for action in actions {
            guard let key = action.key else { continue }
            rowKeys.insert(key)
            hints.append(
                Hint(
                    name: String(key), word: PrintableText.line(action.title),
                    key: .character(key), need: 2))
        }
        if !actions.isEmpty { add(.menu, need: 3) }
        if screen.filter == nil, let path = screen.surface.focus,
            screen.table.rowSource?.canReorder(rowAt: path.indexPath) == true
        {
            add(.reorder, need: 1)
        }
        if screen.table.allowsMultipleSelection, screen.actedRow != nil { add(.mark, need: 2) }
    }

    private mutating func add(_ command: BrowsingCommand, need: Int, word: String? = nil) {
        add(BrowsingCommand.keys.entry(of: command), need: need, word: word)
    }

    private mutating func add<Command>(
        _ entry: KeyTable<Command>.Entry?, need: Int, name: String? = nil, word: String? = nil
    ) {
        guard let entry, let keys = entry.keys.first?.keys, let key = keys.first else { return }
        // If two keys share a hint, a click is ambiguous.
        let isOne = entry.keys.count == 1 || name != nil
        let name = name ?? (isOne ? key.label : entry.shortLabel)
        hints.append(
            Hint(
                name: isUnicode ? name : ASCIIFallback.keys(name),
                word: word ?? entry.hint ?? entry.summary, key: isOne ? key : nil, need: need))
    }

    private mutating func place(in room: Int) {
        var left = hints
        func columns() -> Int { left.reduce(-2) { $0 + $1.columnCount + 2 } }
        while columns() > room, let least = left.map(\.need).min(),
            let index = left.lastIndex(where: { $0.need == least })
        {
            left.remove(at: index)
        }
        var column = 1
        for hint in left {
            shown.append((hint, column..<(column + hint.columnCount)))
            column += hint.columnCount + 2
        }
    }
}
#endif
