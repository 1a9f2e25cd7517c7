#if !canImport(UIKit)
import Tableau

/// A line of text being edited: its characters, the cursor between them, and the undo history.
struct LineEditor {
    private(set) var characters: [Character]
    /// The number of characters before the cursor.
    private(set) var cursor: Int
    private var history = EditHistory()

    var text: String { String(characters) }

    init(_ text: String) {
        characters = Array(text)
        cursor = characters.count
    }

    /// Takes a text of the program; a cursor at its end stays there, for one that formats what is typed.
    mutating func replace(with text: String) {
        guard text != self.text else { return }
        let isAtEnd = cursor == characters.count
        characters = Array(text)
        cursor = isAtEnd ? characters.count : min(cursor, characters.count)
        // The history does not apply to the program's text.
        history = EditHistory()
    }

    mutating func insert(_ text: String) { replace(cursor..<cursor, with: text) }

    /// Handles a key; returns false if the key does not apply to a line of text.
    mutating func handle(_ key: Key) -> Bool {
        if case .character(let character) = key {
            insert(String(character))
            return true
        }
        guard let command = EditingCommand.keys.command(for: key) else { return false }
        switch command {
        case .left: move(to: cursor - 1)
        case .right: move(to: cursor + 1)
        case .start: move(to: 0)
        case .end: move(to: characters.count)
        case .wordLeft: move(to: wordStart())
        case .wordRight: move(to: wordEnd())
        case .deleteBack: remove((cursor - 1)..<cursor)
        case .deleteForward: remove(cursor..<(cursor + 1))
        case .deleteWordBack: remove(wordStart()..<cursor)
        case .deleteWordForward: remove(cursor..<wordEnd())
        case .deleteToStart: remove(0..<cursor)
        case .deleteToEnd: remove(cursor..<characters.count)
        case .undo: if let state = history.undo() { (characters, cursor) = state }
        case .redo: if let state = history.redo() { (characters, cursor) = state }
        case .nextField, .previousField, .done: return false
        }
        return true
    }

    /// Moves the cursor to a place, or to the nearest one that exists.
    mutating func move(to cursor: Int) { self.cursor = max(0, min(cursor, characters.count)) }

    private mutating func remove(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<characters.count)
        if !range.isEmpty { replace(range, with: "") }
    }

    private mutating func replace(_ range: Range<Int>, with text: String) {
        // Characters may join: a mark and the letter before it, or two halves of a flag when what
        // was between them is deleted. So the whole text is rebuilt.
        let before = String(characters[..<range.lowerBound]) + text
        let after = Array(before + String(characters[range.upperBound...]))
        let place = min(before.count, after.count)
        history.note(from: (characters, cursor), to: (after, place))
        (characters, cursor) = (after, place)
    }

    private func wordStart() -> Int {
        let before = characters[..<cursor].reversed()
        return before.drop(while: \.isWhitespace).drop { !$0.isWhitespace }.count
    }

    private func wordEnd() -> Int {
        let after = characters[cursor...].drop(while: \.isWhitespace)
        return after.firstIndex(where: \.isWhitespace) ?? characters.count
    }
}

/// The visible part of an edited line: as much as fits around the cursor.
struct LineLayout {
    let text: String
    /// The column of the cursor, from the start of the field.
    let cursor: Int

    init(_ editor: LineEditor, width: Int) {
        var first = 0
        var before = CharacterWidth.columns(of: String(editor.characters[..<editor.cursor]))
        while before > width - 1, first < editor.cursor {
            before -= CharacterWidth.columns(of: editor.characters[first])
            first += 1
        }
        cursor = before
        text = String(editor.characters[first...].prefix(columns: width))
    }
}
#endif
