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

    private var changes: [Change] = []
    /// The number of changes that are not undone, which come first.
    private var done = 0

    /// The maximum number of changes to undo.
    private static let limit = 200

    mutating func note(from old: State, to new: State) {
        guard old.characters != new.characters else { return }
        changes.removeSubrange(done...)
        let growth = new.characters.count - old.characters.count
        let after = (String(new.characters), new.cursor)
        if let last = changes.last, last.after.cursor == old.cursor,
            growth == 1 ? last.growth > 0 && Self.isSameWord(new) : growth == -1 && last.growth < 0
        {
            changes[done - 1].after = after
            return
        }
        changes.append(
            Change(before: (String(old.characters), old.cursor), after: after, growth: growth))
        if done == Self.limit { changes.removeFirst() }
        done = changes.count
    }

    /// Returns the text before the last change; nil if there is none.
    mutating func undo() -> State? {
        guard done > 0 else { return nil }
        done -= 1
        return (Array(changes[done].before.text), changes[done].before.cursor)
    }

    /// Returns the text after the change that was undone last; nil if there is none.
    mutating func redo() -> State? {
        guard done < changes.count else { return nil }
        defer { done += 1 }
        return (Array(changes[done].after.text), changes[done].after.cursor)
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
