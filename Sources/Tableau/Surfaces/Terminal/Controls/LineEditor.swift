#if !canImport(UIKit)
import TableauPictures

/// A line of text being edited: the cursor between its characters, and the undo history.
struct LineEditor {
    private(set) var text: String
    /// The number of characters before the cursor.
    private(set) var cursor: Int
    private var history = EditHistory()

    init(_ text: String) {
        self.text = text
        cursor = text.count
    }

    /// Takes a text of the program; a cursor at its end stays there, for one that formats what is typed.
    mutating func replace(with text: String) {
        guard text != self.text else { return }
        let isAtEnd = cursor == self.text.count
        cursor = isAtEnd ? text.count : min(cursor, text.count)
        self.text = text
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
        case .end: move(to: text.count)
        case .wordLeft: move(to: wordStart)
        case .wordRight: move(to: wordEnd)
        case .deleteBack: remove((cursor - 1)..<cursor)
        case .deleteForward: remove(cursor..<(cursor + 1))
        case .deleteWordBack: remove(wordStart..<cursor)
        case .deleteWordForward: remove(cursor..<wordEnd)
        case .deleteToStart: remove(0..<cursor)
        case .deleteToEnd: remove(cursor..<text.count)
        case .undo: if let state = history.go(by: -1) { (text, cursor) = state }
        case .redo: if let state = history.go(by: 1) { (text, cursor) = state }
        case .nextField, .previousField, .done: return false
        }
        return true
    }

    /// Moves the cursor to a place, or to the nearest one that exists.
    mutating func move(to cursor: Int) { self.cursor = max(0, min(cursor, text.count)) }

    private mutating func remove(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<text.count)
        if !range.isEmpty { replace(range, with: "") }
    }

    private mutating func replace(_ range: Range<Int>, with new: String) {
        // Characters may join: a mark and the letter before it, or two halves of a flag when what
        // was between them is deleted.
        let before = String(text.prefix(range.lowerBound)) + new
        let after = before + String(text.dropFirst(range.upperBound))
        let place = min(before.count, after.count)
        history.note(from: (text, cursor), to: (after, place))
        (text, cursor) = (after, place)
    }

    private var wordStart: Int {
        let before = text.prefix(cursor).reversed()
        return before.drop(while: \.isWhitespace).drop { !$0.isWhitespace }.count
    }

    private var wordEnd: Int {
        let after = text.dropFirst(cursor).drop(while: \.isWhitespace)
        return text.count - after.drop { !$0.isWhitespace }.count
    }
}

/// The visible part of an edited line: as much as fits around the cursor.
struct LineLayout {
    let text: String
    /// The column of the cursor, from the start of the field.
    let cursor: Int

    init(_ editor: LineEditor, width: Int) {
        var shown = editor.text[...]
        var before = CharacterWidth.columns(of: shown.prefix(editor.cursor))
        while before > width - 1, before > 0, let first = shown.popFirst() {
            before -= CharacterWidth.columns(of: first)
        }
        cursor = before
        text = String(shown.prefix(columns: width))
    }
}
#endif
