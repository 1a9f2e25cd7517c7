#if !canImport(UIKit)
import TableauPictures

/// A line of text being edited: the cursor between its characters, and the texts that the edit has made,
/// for undo and redo; letters up to the next word are one change.
struct LineEditor {
    /// The texts before, between and after the changes, with the cursors after the change before or
    /// before the change after, whichever was last.
    ///
    /// The growth is by how many characters the last step of the change before has made the text
    /// longer; 0 if the next step is no part of that change.
    private var texts: [(text: String, cursor: Int, growth: Int)]
    /// The index of the text that is shown; those after it are undone.
    private var shown = 0
    /// The number of characters before the cursor.
    private(set) var cursor: Int

    private static let mostChanges = 200

    init(_ text: String) {
        texts = [(text, 0, 0)]
        cursor = text.count
    }

    var text: String { texts[shown].text }

    /// Takes a text of the program; a cursor at its end stays there, for one that formats what is typed.
    mutating func replace(with text: String) {
        guard text != self.text else { return }
        let isAtEnd = cursor == self.text.count
        cursor = isAtEnd ? text.count : min(cursor, text.count)
        // The changes do not apply to the program's text.
        (texts, shown) = ([(text, 0, 0)], 0)
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
        case .undo: undo(by: -1)
        case .redo: undo(by: 1)
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
        if after != text { change(to: after, place) }
        cursor = place
    }

    private mutating func change(to new: String, _ place: Int) {
        texts.removeSubrange((shown + 1)...)
        let (last, growth) = (texts[shown], new.count - text.count)
        if last.cursor == cursor,
            growth == 1
                ? last.growth > 0 && Self.isSameWord(new, place) : growth == -1 && last.growth < 0
        {
            texts.removeLast()
        } else {
            texts[shown].cursor = cursor
        }
        texts.append((new, place, growth))
        if texts.count > Self.mostChanges + 1 { texts.removeFirst() }
        shown = texts.count - 1
    }

    /// Whether the letter before the cursor belongs to the word before it, as spaces after one do.
    private static func isSameWord(_ text: String, _ cursor: Int) -> Bool {
        let letters = Array(text.prefix(cursor).suffix(2))
        guard letters.count == 2 else { return false }
        return letters[1].isWhitespace ? !letters[1].isNewline : !letters[0].isWhitespace
    }

    /// Goes to the text before the last change (-1), or to that after the next one (1), if there is one.
    private mutating func undo(by step: Int) {
        guard texts.indices.contains(shown + step) else { return }
        shown += step
        texts[shown].growth = 0
        cursor = texts[shown].cursor
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

/// The lines of a longer text in its box, and the cursor's place in them.
///
/// Lines break at newlines and at the box's edge, so that each character has one place.
struct NotesLayout {
    /// The lines, each with the number of characters before it.
    let lines: [(start: Int, text: String)]

    /// Lays out notes in their box in a row with a number of columns; without them a field, which is
    /// one line, whatever is in it.
    init(_ text: String, inRowOf columns: Int?) {
        let width = columns.map { max(1, $0 - 8) } ?? .max
        var lines = [(start: 0, text: "")]
        var column = 0
        for (index, character) in text.enumerated() {
            let isBreak = columns != nil && character.isNewline
            let next = CharacterWidth.columns(of: character)
            if isBreak || column + next > width && !lines[lines.count - 1].text.isEmpty {
                lines.append((isBreak ? index + 1 : index, ""))
                column = 0
            }
            if isBreak { continue }
            lines[lines.count - 1].text.append(character)
            column += next
        }
        self.lines = lines
    }

    /// Returns the line and column of the cursor before a character.
    func place(of cursor: Int) -> (line: Int, column: Int) {
        let line = lines.lastIndex { $0.start <= cursor } ?? 0
        let before = lines[line].text.prefix(cursor - lines[line].start)
        return (line, CharacterWidth.columns(of: before))
    }

    func cursor(line: Int, column: Int) -> Int {
        let line = lines[max(0, min(line, lines.count - 1))]
        return line.start + line.text.prefix(columns: column).count
    }
}
#endif
