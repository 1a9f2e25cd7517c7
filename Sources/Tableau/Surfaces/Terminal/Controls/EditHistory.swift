#if !canImport(UIKit)
/// The changes of a text, for undo and redo: consecutive letters are one change, up to the next
/// word.
struct EditHistory {
    /// A replacement of characters; of a long text, it keeps only these few.
    private struct Change {
        var start: Int
        var old: [Character]
        var new: [Character]
        /// The cursor before the change.
        var cursor: Int
    }

    private var done: [Change] = []
    private var undone: [Change] = []

    /// The maximum number of changes to undo.
    private static let limit = 1_000

    /// Records a change.
    ///
    /// The cursors before and after it say which of several equal characters it is about.
    mutating func note(
        from old: [Character], at cursor: Int, to new: [Character], at newCursor: Int
    ) {
        let shorter = min(old.count, new.count)
        let first = min(shorter, cursor, newCursor)
        let start = (0..<first).first { old[$0] != new[$0] } ?? first
        let rest = min(shorter - start, new.count - newCursor)
        let tail = (0..<rest).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
        let change = Change(
            start: start, old: Array(old[start..<(old.count - tail)]),
            new: Array(new[start..<(new.count - tail)]), cursor: cursor)
        guard change.old != change.new else { return }
        undone = []
        if let last = done.last, let joined = Self.joined(last, change) {
            done[done.count - 1] = joined
        } else {
            done.append(change)
            if done.count > Self.limit { done.removeFirst() }
        }
    }

    /// Returns the text before the last change, and its cursor; nil if there is none.
    mutating func undo(_ text: [Character]) -> (text: [Character], cursor: Int)? {
        guard let change = done.popLast() else { return nil }
        undone.append(change)
        var text = text
        text.replaceSubrange(change.start..<(change.start + change.new.count), with: change.old)
        return (text, change.cursor)
    }

    /// Returns the text after the change that was undone last, and its cursor; nil if there is
    /// none.
    mutating func redo(_ text: [Character]) -> (text: [Character], cursor: Int)? {
        guard let change = undone.popLast() else { return nil }
        done.append(change)
        var text = text
        text.replaceSubrange(change.start..<(change.start + change.old.count), with: change.new)
        return (text, change.start + change.new.count)
    }

    /// Merges two changes: a letter typed after letters, or a character deleted next to others.
    private static func joined(_ last: Change, _ next: Change) -> Change? {
        var joined = last
        if last.old.isEmpty, next.old.isEmpty, next.new.count == 1, !last.new.isEmpty,
            next.start == last.start + last.new.count, next.cursor == next.start,
            let before = last.new.last, let letter = next.new.first,
            letter.isWhitespace || !before.isWhitespace, !letter.isNewline
        {
            joined.new += next.new
            return joined
        }
        guard last.new.isEmpty, next.new.isEmpty, next.old.count == 1 else { return nil }
        guard next.cursor == last.start else { return nil }
        if next.start == last.start {
            joined.old += next.old
        } else if next.start + 1 == last.start {
            joined.start = next.start
            joined.old = next.old + last.old
        } else {
            return nil
        }
        return joined
    }
}
#endif
