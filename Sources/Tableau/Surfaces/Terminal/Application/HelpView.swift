#if !canImport(UIKit)
import Tableau

/// The state of the visible help: its scroll position.
struct HelpView {
    /// The number of lines scrolled away.
    private(set) var offset = 0

    /// Handles a key; returns false if it closes the help.
    mutating func handle(_ key: Key, on page: HelpPage) -> Bool {
        guard let offset = page.offset(after: key, from: offset) else { return false }
        self.offset = offset
        return true
    }

    mutating func scroll(by lines: Int, on page: HelpPage) {
        offset = page.clamped(page.clamped(offset) + lines)
    }
}

extension TerminalScreen {
    /// Returns the lines of the help for keys.
    func entries<Command>(_ entries: [KeyTable<Command>.Entry]) -> [HelpPage.Entry] {
        let isUnicode = application?.options.capabilities.isUnicode != false
        return entries.map {
            HelpPage.Entry(
                keys: isUnicode ? $0.label : ASCIIFallback.keys($0.label), meaning: $0.summary)
        }
    }

    /// Returns the lines of the help while nothing is typed: the keys of every screen that do
    /// something here, and those of the row's actions and of the screen's.
    func browsingEntries(_ applies: (BrowsingCommand) -> Bool) -> [HelpPage.Entry] {
        let keys = BrowsingCommand.keys.entries.filter { entry in
            entry.keys.allSatisfy { applies($0.command) }
        }
        let all = entries(keys)
        // Before the entries common to all programs.
        let place = keys.firstIndex { $0.hint == "help" } ?? all.count
        let ofRow = focusActions.compactMap { action in
            action.key.map {
                HelpPage.Entry(keys: String($0), meaning: PrintableText.line(action.title))
            }
        }
        return all[..<place] + ofRow
            + actions.map { HelpPage.Entry(keys: String($0.key), meaning: $0.title) }
            + all[place...]
    }
}
#endif
