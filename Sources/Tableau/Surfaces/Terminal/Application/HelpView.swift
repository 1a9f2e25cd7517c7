#if !canImport(UIKit)
import Foundation
import Tableau

/// The state of the visible help: its scroll position and search.
struct HelpView {
    /// The number of lines scrolled away.
    private(set) var offset = 0
    /// The search text; nil shows every key.
    private(set) var search: LineEditor?
    /// Whether keys go to the search.
    private(set) var isTyping = false

    /// Returns the entries to show: those that contain each word of the search.
    func shown(of entries: [HelpPage.Entry]) -> [HelpPage.Entry] {
        guard let words = search?.text.split(separator: " "), !words.isEmpty else { return entries }
        let found = entries.filter { entry in
            words.allSatisfy { word in
                (entry.keys + " " + entry.meaning).range(
                    of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            }
        }
        return found.isEmpty ? [HelpPage.Entry(keys: "", meaning: "No key for that")] : found
    }

    /// Handles a key; returns false if it closes the help.
    mutating func handle(_ key: Key, on page: HelpPage) -> Bool {
        if isTyping { return type(key, on: page) }
        if let offset = page.offset(after: key, from: offset) {
            self.offset = offset
        } else if BrowsingCommand.keys.command(for: key) == .filter {
            search = search ?? LineEditor("")
            isTyping = true
        } else if key == .escape, search != nil {
            self = HelpView()
        } else {
            return false
        }
        return true
    }

    private mutating func type(_ key: Key, on page: HelpPage) -> Bool {
        let isEmpty = search?.text.isEmpty != false
        switch key {
        case .escape: self = HelpView()
        case .backspace where isEmpty: self = HelpView()
        case .enter:
            isTyping = false
            if isEmpty { search = nil }
        case .up, .down, .pageUp, .pageDown:
            offset = page.offset(after: key, from: offset) ?? offset
        default: if search?.handle(key) == true { offset = 0 }
        }
        return true
    }

    /// Inserts pasted text into the search.
    mutating func paste(_ text: String) {
        guard isTyping else { return }
        search?.insert(String(text.prefix { !$0.isNewline }))
        offset = 0
    }

    /// Scrolls by lines.
    mutating func scroll(by lines: Int, on page: HelpPage) {
        offset = page.clamped(page.clamped(offset) + lines)
    }
}

extension TerminalScreen {
    /// All keys of this screen; while text is typed, the editing keys.
    var helpEntries: [HelpPage.Entry] {
        let isUnicode = application?.options.capabilities.isUnicode != false
        func entries<Command>(_ entries: [KeyTable<Command>.Entry]) -> [HelpPage.Entry] {
            entries.map {
                HelpPage.Entry(
                    keys: isUnicode ? $0.label : ASCIIFallback.keys($0.label), meaning: $0.summary)
            }
        }
        if editor != nil || filter?.isTyping == true { return entries(EditingCommand.keys.entries) }
        var keys = BrowsingCommand.keys.entries
        if filter != nil { keys.removeAll { !$0.keys.allSatisfy(\.command.appliesToMatches) } }
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
