#if !canImport(UIKit)
/// The changes of a text, for undo and redo: consecutive letters are one change, up to the next
/// word.
struct EditHistory {
    /// A text, and the number of characters before its cursor.
    typealias State = (characters: [Character], cursor: Int)

    /// The texts of a change; kept as strings, which take a tenth of the room.
    private struct Change {
        let before: (text: String, cursor: Int)
        var after: (text: String, cursor: Int)
        /// By how many characters its last step has made the text longer.
        var growth: Int
    }

    private var done: [Change] = []
    private var undone: [Change] = []

    /// The maximum number of changes to undo.
    private static let limit = 200

    /// Records a change.
    mutating func note(from old: State, to new: State) {
        guard old.characters != new.characters else { return }
        undone = []
        let growth = new.characters.count - old.characters.count
        if let last = done.last, last.after.cursor == old.cursor,
            growth == 1 ? last.growth > 0 && Self.isSameWord(new) : growth == -1 && last.growth < 0
        {
            done[done.count - 1].after = (String(new.characters), new.cursor)
            return
        }
        done.append(
            Change(
                before: (String(old.characters), old.cursor),
                after: (String(new.characters), new.cursor), growth: growth))
        if done.count > Self.limit { done.removeFirst() }
    }

    /// Returns the text before the last change; nil if there is none.
    mutating func undo() -> State? {
        guard let change = done.popLast() else { return nil }
        undone.append(change)
        return (Array(change.before.text), change.before.cursor)
    }

    /// Returns the text after the change that was undone last; nil if there is none.
    mutating func redo() -> State? {
        guard let change = undone.popLast() else { return nil }
        done.append(change)
        return (Array(change.after.text), change.after.cursor)
    }

    /// Returns whether the letter before the cursor belongs to the word of the one before it, as the
    /// spaces after a word do.
    private static func isSameWord(_ state: State) -> Bool {
        guard state.cursor > 1 else { return false }
        let letter = state.characters[state.cursor - 1]
        let before = state.characters[state.cursor - 2]
        return letter.isWhitespace ? !letter.isNewline : !before.isWhitespace
    }
}
#endif
