#if !canImport(UIKit)
/// The texts that an edit has made, for undo and redo: letters up to the next word are one change.
struct EditHistory {
    /// A text, and the number of characters before its cursor.
    typealias State = (text: String, cursor: Int)

    /// The texts before, between and after the changes, with the cursors after the change before or
    /// before the change after, whichever was last.
    ///
    /// The growth is by how many characters the last step of the change before has made the text
    /// longer; 0 if the next step is no part of that change.
    private var texts: [(text: String, cursor: Int, growth: Int)] = []
    /// The index of the text that is shown; those after it are undone.
    private var shown = 0

    private static let limit = 200

    mutating func note(from old: State, to new: State) {
        guard old.text != new.text else { return }
        if texts.isEmpty { texts = [(old.text, old.cursor, 0)] }
        texts.removeSubrange((shown + 1)...)
        let growth = new.text.count - old.text.count
        let last = texts[shown]
        if last.cursor == old.cursor,
            growth == 1 ? last.growth > 0 && Self.isSameWord(new) : growth == -1 && last.growth < 0
        {
            texts.removeLast()
        } else {
            texts[shown].cursor = old.cursor
        }
        texts.append((new.text, new.cursor, growth))
        if texts.count > Self.limit + 1 { texts.removeFirst() }
        shown = texts.count - 1
    }

    /// Goes to the text before the last change (-1), or to that after the next one (1), if there is one.
    mutating func go(by step: Int) -> State? {
        guard texts.indices.contains(shown + step) else { return nil }
        shown += step
        texts[shown].growth = 0
        return (texts[shown].text, texts[shown].cursor)
    }

    /// Whether the letter before the cursor belongs to the word before it, as spaces after one do.
    private static func isSameWord(_ state: State) -> Bool {
        let letters = Array(state.text.prefix(state.cursor).suffix(2))
        guard letters.count == 2 else { return false }
        return letters[1].isWhitespace ? !letters[1].isNewline : !letters[0].isWhitespace
    }
}
#endif
