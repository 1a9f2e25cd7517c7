#if !canImport(UIKit)
import Foundation
import Tableau

/// The help while it is shown: how far it is scrolled, and what is looked for in it.
struct HelpView {
    /// How many lines are scrolled away.
    private(set) var offset = 0
    /// What is looked for; nil shows every key.
    private(set) var search: LineEditor?
    /// Whether keys are typed into the search.
    private(set) var isTyping = false

    /// The keys that are shown: those whose line holds each word that is looked for.
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

    /// Handles a key; false if it closes the help.
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

    /// Takes pasted text, where text is typed.
    mutating func paste(_ text: String) {
        guard isTyping else { return }
        search?.insert(String(text.prefix { !$0.isNewline }))
        offset = 0
    }

    /// Scrolls by lines.
    mutating func scroll(by lines: Int, on page: HelpPage) { offset = page.clamped(offset + lines) }
}

extension TerminalScreen {
    /// Every key and what it does, on this screen; while text is typed, what keys do there.
    var helpEntries: [HelpPage.Entry] {
        func entries<Command>(_ table: KeyTable<Command>) -> [HelpPage.Entry] {
            table.entries.map { HelpPage.Entry(keys: $0.label, meaning: $0.summary) }
        }
        if editor != nil || filter?.isTyping == true { return entries(EditingCommand.keys) }
        let all = entries(BrowsingCommand.keys)
        // Before what all programs have.
        let place = BrowsingCommand.keys.entries.firstIndex { $0.hint == "help" } ?? all.count
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
