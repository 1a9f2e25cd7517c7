#if !canImport(UIKit)
import Tableau
import TableauPictures

/// The keys that do something now, for the status line.
@MainActor struct KeyHints {
    /// With the key that a click simulates, and how important it is: a larger need goes first.
    typealias Hint = (name: String, word: String, key: Key?, need: Int, columns: Int)

    private var hints: [Hint] = []
    /// What is shown instead.
    var prompt = ""
    private(set) var rowKeys: Set<Character> = []

    let application: TerminalApplication

    init(_ application: TerminalApplication) {
        self.application = application
        let layers: [any InputLayer] = [application] + application.top.layers
        for layer in layers where !layer.add(to: &self) { break }
    }

    /// Returns the hints for which there is room, in order: the least important are dropped first.
    func fitting(_ room: Int) -> [Hint] {
        var hints = hints
        var columns = hints.reduce(-2) { $0 + $1.columns + 2 }
        while columns > room, let least = hints.map(\.need).min(),
            let index = hints.lastIndex(where: { $0.need == least })
        {
            columns -= hints.remove(at: index).columns + 2
        }
        return hints
    }

    mutating func addRowActions() {
        let screen = application.top
        let actions = screen.focusActions
        for action in actions {
            guard let key = action.key else { continue }
            rowKeys.insert(key)
            add(.character(key), PrintableText.line(action.title), need: 2)
        }
        if !actions.isEmpty { add(.menu, need: 3) }
        if screen.list.offers(.reorder) { add(.reorder, need: 1) }
        // Not by asking the table whether the row can be marked: that asks the program.
        if screen.table.selectsSeveralRows, let row = screen.actedRow,
            screen.table.cellForRow(at: row.indexPath)?.control?.isEnabled != true
        {
            add(.mark, need: 2)
        }
    }

    mutating func add(_ command: BrowsingCommand, need: Int, word: String? = nil) {
        guard let entry = BrowsingCommand.keys.entry(of: command) else { return }
        // If two keys share a hint, a click is ambiguous.
        let key = entry.keys.count == 1 ? entry.keys[0].keys.first : nil
        add(key, word ?? entry.hint ?? entry.summary, need: need, name: entry.shortLabel)
    }

    /// Adds a key, named by its label or otherwise; nil for several.
    mutating func add(_ key: Key?, _ word: String = "", need: Int, name: String? = nil) {
        let isUnicode = application.options.capabilities.isUnicode
        let label = name ?? key?.label ?? ""
        let name = isUnicode ? label : ASCIIFallback.keys(label)
        let columns = CharacterWidth.columns(of: word) + (word.isEmpty ? 0 : 1)
        hints.append((name, word, key, need, CharacterWidth.columns(of: name) + columns))
    }
}
#endif
