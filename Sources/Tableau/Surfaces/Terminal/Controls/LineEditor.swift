#if !canImport(UIKit)
/// A line of text being edited: its characters, the cursor between them, and the undo history.
struct LineEditor {
    private(set) var characters: [Character]
    /// The number of characters before the cursor.
    private(set) var cursor: Int
    private var history = EditHistory()

    /// The text.
    var text: String { String(characters) }

    /// Creates an editor of a text, with the cursor at its end.
    init(_ text: String) {
        characters = Array(text)
        cursor = characters.count
    }

    /// Replaces the text with one set by the program, keeping the cursor if possible.
    mutating func replace(with text: String) {
        guard text != self.text else { return }
        characters = Array(text)
        cursor = min(cursor, characters.count)
        // The history does not apply to the program's text.
        history = EditHistory()
    }

    /// Inserts text at the cursor.
    mutating func insert(_ text: String) {
        // A combining mark joins the character before it, so the whole text is rebuilt.
        let before = String(characters[..<cursor]) + text
        let after = Array(before + String(characters[cursor...]))
        replace(with: after, cursor: min(before.count, after.count))
    }

    /// Handles a key; returns false if the key does not apply to a line of text.
    mutating func handle(_ key: Key) -> Bool {
        if case .character(let character) = key {
            insert(String(character))
            return true
        }
        switch EditingCommand.keys.command(for: key) {
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(characters.count, cursor + 1)
        case .start: cursor = 0
        case .end: cursor = characters.count
        case .wordLeft: cursor = wordStart()
        case .wordRight: cursor = wordEnd()
        case .deleteBack: remove((cursor - 1)..<cursor)
        case .deleteForward: remove(cursor..<(cursor + 1))
        case .deleteWordBack: remove(wordStart()..<cursor)
        case .deleteWordForward: remove(cursor..<wordEnd())
        case .deleteToStart: remove(0..<cursor)
        case .deleteToEnd: remove(cursor..<characters.count)
        case .undo: if let state = history.undo(characters) { (characters, cursor) = state }
        case .redo: if let state = history.redo(characters) { (characters, cursor) = state }
        case .nextField, .previousField, .done, nil: return false
        }
        return true
    }

    /// Moves the cursor before a character.
    mutating func move(to cursor: Int) {
        self.cursor = max(0, min(cursor, characters.count))
    }

    private mutating func remove(_ range: Range<Int>) {
        guard range.lowerBound >= 0, range.upperBound <= characters.count else { return }
        guard !range.isEmpty else { return }
        var after = characters
        after.removeSubrange(range)
        replace(with: after, cursor: range.lowerBound)
    }

    private mutating func replace(with after: [Character], cursor: Int) {
        history.note(from: characters, at: self.cursor, to: after)
        characters = after
        self.cursor = cursor
    }

    private func wordStart() -> Int {
        var index = cursor
        while index > 0, characters[index - 1].isWhitespace { index -= 1 }
        while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
        return index
    }

    private func wordEnd() -> Int {
        var index = cursor
        while index < characters.count, characters[index].isWhitespace { index += 1 }
        while index < characters.count, !characters[index].isWhitespace { index += 1 }
        return index
    }
}
#endif
