#if !canImport(UIKit)
import Tableau

/// A line of text being edited: its characters, the cursor between them, the selection, and the
/// undo history.
struct LineEditor {
    private(set) var characters: [Character]
    /// The number of characters before the cursor.
    private(set) var cursor: Int
    /// The end of the selection opposite the cursor.
    private var anchor: Int?
    private var history = EditHistory()

    /// The text.
    var text: String { String(characters) }

    /// Creates an editor of a text, with the cursor at its end.
    init(_ text: String) {
        characters = Array(text)
        cursor = characters.count
    }

    /// The selected characters; empty, at the cursor, without a selection.
    var selection: Range<Int> {
        let anchor = anchor ?? cursor
        return min(anchor, cursor)..<max(anchor, cursor)
    }

    /// The selected text.
    var selectedText: String { String(characters[selection]) }

    /// Replaces the text with one set by the program, keeping the cursor if possible.
    ///
    /// At the end it stays there: a program that formats what is typed may have added to it.
    mutating func replace(with text: String) {
        guard text != self.text else { return }
        let isAtEnd = cursor == characters.count
        characters = Array(text)
        cursor = isAtEnd ? characters.count : min(cursor, characters.count)
        anchor = nil
        // The history does not apply to the program's text.
        history = EditHistory()
    }

    /// Inserts text at the cursor, in place of the selection.
    mutating func insert(_ text: String) { replace(selection, with: text) }

    /// Handles a key; returns false if the key does not apply to a line of text.
    mutating func handle(_ key: Key) -> Bool {
        if case .character(let character) = key {
            insert(String(character))
            return true
        }
        let command = EditingCommand.keys.command(for: key)
        if let command, delete(by: command) { return true }
        switch command {
        case .selectAll: (anchor, cursor) = (0, characters.count)
        case .undo: if let state = history.undo(characters) { take(state) }
        case .redo: if let state = history.redo(characters) { take(state) }
        case let command?:
            guard let place = place(after: command) else { return false }
            move(to: place)
        case nil:
            guard let command = key.withoutShift.flatMap(EditingCommand.keys.command(for:)),
                let place = extended(by: command)
            else { return false }
            move(to: place, selecting: true)
        }
        return true
    }

    /// Moves the cursor before a character.
    ///
    /// - Parameter selecting: Whether the selection follows the cursor; otherwise it ends.
    mutating func move(to cursor: Int, selecting: Bool = false) {
        anchor = selecting ? anchor ?? self.cursor : nil
        self.cursor = max(0, min(cursor, characters.count))
    }

    /// Returns the cursor at a number of columns from that before a character; negative to the left.
    func cursor(columns: Int, from cursor: Int) -> Int {
        var cursor = min(cursor, characters.count)
        var left = columns
        while left > 0, cursor < characters.count {
            left -= CharacterWidth.columns(of: characters[cursor])
            if left >= 0 { cursor += 1 }
        }
        while left < 0, cursor > 0 {
            cursor -= 1
            left += CharacterWidth.columns(of: characters[cursor])
        }
        return cursor
    }

    /// Deletes the selection and returns it; nil if it is empty.
    mutating func cut() -> String? {
        let text = selectedText
        remove(selection)
        return text.isEmpty ? nil : text
    }

    /// Returns where a command moves the cursor; without Shift, a selection moves it to its ends.
    private func place(after command: EditingCommand) -> Int? {
        if !selection.isEmpty {
            if command == .left { return selection.lowerBound }
            if command == .right { return selection.upperBound }
        }
        return extended(by: command)
    }

    private func extended(by command: EditingCommand) -> Int? {
        switch command {
        case .left: cursor - 1
        case .right: cursor + 1
        case .start: 0
        case .end: characters.count
        case .wordLeft: wordStart()
        case .wordRight: wordEnd()
        default: nil
        }
    }

    /// Deletes by a command, or the selection; returns false if the command deletes nothing.
    private mutating func delete(by command: EditingCommand) -> Bool {
        let range =
            switch command {
            case .deleteBack: (cursor - 1)..<cursor
            case .deleteForward: cursor..<(cursor + 1)
            case .deleteWordBack: wordStart()..<cursor
            case .deleteWordForward: cursor..<wordEnd()
            case .deleteToStart: 0..<cursor
            case .deleteToEnd: cursor..<characters.count
            default: nil as Range<Int>?
            }
        guard let range else { return false }
        remove(selection.isEmpty ? range : selection)
        return true
    }

    private mutating func remove(_ range: Range<Int>) {
        guard range.lowerBound >= 0, range.upperBound <= characters.count else { return }
        guard !range.isEmpty else { return }
        replace(range, with: "")
    }

    private mutating func replace(_ range: Range<Int>, with text: String) {
        // Characters may join: a mark and the letter before it, or two halves of a flag when what
        // was between them is deleted. So the whole text is rebuilt.
        let before = String(characters[..<range.lowerBound]) + text
        let after = Array(before + String(characters[range.upperBound...]))
        let place = min(before.count, after.count)
        history.note(from: characters, at: cursor, to: after, at: place)
        take((after, place))
    }

    private mutating func take(_ state: (text: [Character], cursor: Int)) {
        (characters, cursor) = state
        anchor = nil
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
