#if !canImport(UIKit)
import Tableau

// Row actions: a menu, their own keys, marks.

extension TerminalScreen {
    /// The row that actions and marks belong to.
    var actedRow: RowPath? { isTyping ? nil : list.focus }

    var focusActions: [RowActionItem] { actedRow.map { table.actions(ofRowAt: $0) } ?? [] }

    func openMenu(of row: RowPath) {
        list.revealFocus()
        let actions = table.actions(ofRowAt: row)
        if actions.isEmpty { return status("Nothing can be done with this row") }
        menu = RowMenu(actions, of: sight.known ?? SeenRow(row, in: table), on: self)
        setNeedsFrame()
    }

    /// Performs the action of the focused row that has a key; returns false if none has.
    func performRowAction(_ key: Character) -> Bool {
        let actions = focusActions
        guard let row = actedRow else { return false }
        guard let index = actions.firstIndex(where: { $0.key == key }) else {
            // It may have been a key of the row before.
            let wasOffered = application?.seen.rowKeys.contains(key) == true
            return wasOffered && rowForKey() == nil
        }
        // A marked row stands for all marked rows, seen or not.
        let isMarked = table.markedRows.contains(row) && !sight.isWaiting(at: now)
        if !isMarked, rowForKey() == nil { return true }
        perform([(index, actions[index].title)], of: sight.known ?? SeenRow(row, in: table))
        return true
    }

    /// Performs the action at the end of a way through the menus of a row, after its confirmation if it
    /// has one: on all marked rows if the row is one of them.
    func perform(_ steps: [RowMenu.Step], of row: SeenRow) {
        guard let path = row.path(in: table) else { return status(Self.rowHasGone) }
        let marks = table.markedRows
        let isMarked = marks.count > 1 && marks.contains(path)
        acted = isMarked ? marks.map { SeenRow($0, in: table) } : [row]
        perform(steps)
    }

    /// - Parameter agreed: The question that the user has answered with yes; nil for none.
    private func perform(_ steps: [RowMenu.Step], agreed: String? = nil) {
        // Looked up again: since its menu was opened, a row may have come to another section, and
        // the rows may have changed since the user read the question.
        let found = acted.compactMap { row in
            row.path(in: table).flatMap { action(steps, of: $0) }.map { (row: row, action: $0) }
        }
        let title = steps.last?.title ?? ""
        if agreed == nil {
            acted = found.map(\.row)
            if found.isEmpty {
                return status(PrintableText.line("\(title): no longer possible"))
            }
        }
        if let first = found.first?.action, let confirmation = first.confirmation {
            let text = found.count == 1 ? confirmation : "\(first.title) \(found.count) rows?"
            if text != agreed {
                application?.ask(
                    .init(text: PrintableText.line(text), isAgain: agreed != nil) { [weak self] in
                        if $0 == .yes {
                            self?.perform(steps, agreed: text)
                        } else {
                            self?.acted = []
                        }
                    })
                return
            }
        }
        var isGone = found.count < acted.count || found.isEmpty
        acted = []
        sight.acted()
        // If that moves the row away, such as to what is done, the next key is for the one in its place.
        actedUntil = now + Self.ownChangeTime
        let all = { for (_, action) in found where !action.perform() { isGone = true } }
        if found.count > 1, let onMarkedRows { onMarkedRows(title, all) } else { all() }
        if isGone { status(Self.rowHasGone) }
    }

    /// Returns the action of a row at the end of a way: the first with its title, unless the one at
    /// its place has the same title.
    private func action(_ steps: [RowMenu.Step], of row: RowPath) -> RowActionItem? {
        var actions = table.actions(ofRowAt: row)
        var found: RowActionItem?
        for (index, title) in steps {
            let same = actions.indices.filter { actions[$0].title == title }
            found = (same.first { $0 == index } ?? same.first).map { actions[$0] }
            actions = found?.children ?? []
        }
        return found
    }

    /// Ends what the user has begun with a row: the screen is covered or removed.
    func cancelInteraction() {
        endEditing()
        (ignoresTyping, awaitsSectionLetter) = (false, false)
        (menu, pressed) = (nil, nil)
        // Keys act on rows only once they are seen again.
        (seen, drawn) = (DrawnScreen(), nil)
        sight.lost(isUser: true)
        if lifted != nil { putBack() }
    }

    // MARK: Marks

    /// Marks or unmarks the focused row; returns false if that is to be opened instead.
    func toggleMark() -> Bool {
        guard table.selectsSeveralRows else { return false }
        guard let row = rowForKey() else { return true }
        if table.isMarked(row) || table.canMark(rowAt: row) {
            table.toggleMark(at: row)
        } else if table.content(ofRowAt: row).control?.isEnabled == true {
            return false
        } else {
            status("This row can\u{2019}t be marked")
        }
        return true
    }

    /// The rows of a section that are asked whether they can be marked: long sections have like rows,
    /// and to make a cell for each of a million takes too long.
    private static let checkedRows = 2_000

    /// Marks all rows that can be, or all such matches of a filter; unmarks them if all are marked.
    func toggleAllMarks() {
        guard table.selectsSeveralRows else { return }
        var checked: [Int32: Int] = [:]
        let rows = Set(
            list.rows.all.filter { row in
                checked[row.section, default: 0] += 1
                let isChecked = checked[row.section, default: 0] <= Self.checkedRows
                return !isChecked || table.canMark(rowAt: row)
            })
        let marked = Set(table.markedRows)
        let result = rows.isSubset(of: marked) ? marked.subtracting(rows) : marked.union(rows)
        table.setMarks(Array(result))
    }
}
#endif
