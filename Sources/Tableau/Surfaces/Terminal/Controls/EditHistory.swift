#if !canImport(UIKit)
/// The texts that an edit has made, for undo and redo: letters up to the next word are one change.
struct EditHistory {
    /// A text, and the number of characters before its cursor.
    typealias State = (characters: [Character], cursor: Int)

    /// The texts before, between and after the changes; strings take a tenth of the room.
    ///
    /// The cursor is that after the change before, `next` that before the change after. The growth is
    /// by how many characters the last step of the change before has made the text longer.
    private var texts: [(text: String, cursor: Int, next: Int, growth: Int)] = []
    /// The index of the text that is shown; those after it are undone.
    private var shown = 0

    private static let limit = 200

    mutating func note(from old: State, to new: State) {
        guard old.characters != new.characters else { return }
        if texts.isEmpty { texts = [(String(old.characters), old.cursor, old.cursor, 0)] }
        texts.removeSubrange((shown + 1)...)
        let growth = new.characters.count - old.characters.count
        let last = texts[shown]
        if shown > 0, last.cursor == old.cursor,
            growth == 1 ? last.growth > 0 && Self.isSameWord(new) : growth == -1 && last.growth < 0
        {
            texts.removeLast()
        } else {
            texts[shown].next = old.cursor
        }
        texts.append((String(new.characters), new.cursor, new.cursor, growth))
        if texts.count > Self.limit + 1 { texts.removeFirst() }
        shown = texts.count - 1
    }

    mutating func undo() -> State? {
        guard shown > 0 else { return nil }
        shown -= 1
        return (Array(texts[shown].text), texts[shown].next)
    }

    mutating func redo() -> State? {
        guard shown + 1 < texts.count else { return nil }
        shown += 1
        return (Array(texts[shown].text), texts[shown].cursor)
    }

    /// Whether the letter before the cursor belongs to the word before it, as spaces after one do.
    private static func isSameWord(_ state: State) -> Bool {
        guard state.cursor > 1 else { return false }
        let letter = state.characters[state.cursor - 1]
        let before = state.characters[state.cursor - 2]
        return letter.isWhitespace ? !letter.isNewline : !before.isWhitespace
    }
}
#endif
