#if !canImport(UIKit)
/// A line of text being edited: its characters and the cursor between them.
struct LineEditor: Equatable {
    private(set) var characters: [Character]
    /// The number of characters before the cursor.
    private(set) var cursor: Int

    /// The text.
    var text: String { String(characters) }

    /// Edits a text, with the cursor at its end.
    init(_ text: String) {
        characters = Array(text)
        cursor = characters.count
    }

    /// Takes a text that was set by the program meanwhile, keeping the cursor where it can be.
    mutating func replace(with text: String) {
        guard text != self.text else { return }
        characters = Array(text)
        cursor = min(cursor, characters.count)
    }

    /// Writes text at the cursor.
    mutating func insert(_ text: String) {
        // A combining mark joins the character before it, so the text is put together as a whole.
        let before = String(characters[..<cursor]) + text
        characters = Array(before + String(characters[cursor...]))
        cursor = min(before.count, characters.count)
    }

    /// Obeys a key; false if it means nothing to a line of text.
    mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .character(let character): insert(String(character))
        case .left, .control("b"): cursor = max(0, cursor - 1)
        case .right, .control("f"): cursor = min(characters.count, cursor + 1)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = characters.count
        case .alt("b"), .modified(.alt, .left), .modified(.control, .left): cursor = wordStart()
        case .alt("f"), .modified(.alt, .right), .modified(.control, .right): cursor = wordEnd()
        case .modified(.control, .home): cursor = 0
        case .modified(.control, .end): cursor = characters.count
        case .backspace: remove((cursor - 1)..<cursor)
        case .delete, .control("d"): remove(cursor..<(cursor + 1))
        case .control("w"), .modified(.alt, .backspace), .modified(.control, .backspace):
            remove(wordStart()..<cursor)
        case .alt("d"), .modified(.alt, .delete), .modified(.control, .delete):
            remove(cursor..<wordEnd())
        case .control("u"): remove(0..<cursor)
        case .control("k"): remove(cursor..<characters.count)
        default: return false
        }
        return true
    }

    /// Puts the cursor before a character.
    mutating func move(to cursor: Int) {
        self.cursor = max(0, min(cursor, characters.count))
    }

    private mutating func remove(_ range: Range<Int>) {
        guard range.lowerBound >= 0, range.upperBound <= characters.count else { return }
        characters.removeSubrange(range)
        cursor = range.lowerBound
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
