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
        /// Its place in the status line.
        fileprivate(set) var columns: Range<Int>
    }

    /// The column of the first hint.
    let start: Int
    /// The hints that fit, in order.
    private(set) var hints: [Hint] = []
    /// Texts that are shown instead: the longest that fits.
    var prompts: [String] = []
    private(set) var prompt: String?

    private(set) var rowKeys: Set<Character> = []

    let application: TerminalApplication

    /// The hints of the layers that apply, between lasting texts and the column of what is at the end.
    init(_ application: TerminalApplication, after leading: String, before end: Int) {
        self.application = application
        start = leading.isEmpty ? 1 : 3 + CharacterWidth.columns(of: leading)
        let layers: [any InputLayer] = [application] + application.top.layers
        for layer in layers where !layer.add(to: &self) { break }
        let room = max(0, end - 1 - start)
        prompt = prompts.first { CharacterWidth.columns(of: $0) <= room }
        var columns = hints.reduce(-2) { $0 + $1.columns.count + 2 }
        while columns > room, let least = hints.map(\.need).min(),
            let index = hints.lastIndex(where: { $0.need == least })
        {
            columns -= hints.remove(at: index).columns.count + 2
        }
        var column = start
        for index in hints.indices {
            hints[index].columns = column..<column + hints[index].columns.count
            column += hints[index].columns.count + 2
        }
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
        if screen.canReorder { add(.reorder, need: 1) }
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
        add(
            key, word ?? entry.hint ?? entry.summary, need: need, name: entry.shortLabel)
    }

    /// Adds a key, named by its label or otherwise; nil for several.
    mutating func add(_ key: Key?, _ word: String = "", need: Int, name: String? = nil) {
        let isUnicode = application.options.capabilities.isUnicode
        let label = name ?? key?.label ?? ""
        let name = isUnicode ? label : ASCIIFallback.keys(label)
        let columns = CharacterWidth.columns(of: word) + (word.isEmpty ? 0 : 1)
        hints.append(
            Hint(
                name: name, word: word, key: key, need: need,
                columns: 0..<CharacterWidth.columns(of: name) + columns))
    }
}
#endif
