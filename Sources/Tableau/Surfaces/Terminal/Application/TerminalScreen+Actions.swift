#if !canImport(UIKit)
import Tableau

// Row actions: a menu, their own keys, marks.

extension TerminalScreen {
    /// The row that actions and marks belong to; with a filter, the focused match.
    var actedRow: RowPath? {
        guard editor == nil, filter?.isTyping != true else { return nil }
        return filter.map(\.focusedPath) ?? surface.focus
    }

    /// The actions of the focused row.
    var focusActions: [RowActionItem] { actedRow.map { table.actions(ofRowAt: $0) } ?? [] }

    /// Moves the focus to a visible row, or match, if its own is out of sight; returns whether it did.
    @discardableResult
    private func takeVisibleFocus() -> Bool {
        filter?.takeVisibleFocus() ?? surface.takeVisibleFocus()
    }

    func openMenu() {
        takeVisibleFocus()
        if filter == nil { surface.revealFocus() }
        menu = RowMenu(focusActions, of: actedRow)
        if menu == nil { status("Nothing can be done with this row") }
        setNeedsFrame()
    }

    /// Follows the row of an open menu, without which the menu would be that of another one, and the
    /// rows of an action to be confirmed.
    func menuRowDidMove(_ newPlace: (RowPath) -> RowPath?) {
        if application?.question == nil { acted = [] }
        for index in acted.indices { acted[index].row = acted[index].row.flatMap(newPlace) }
        guard let old = menu?.row else { return }
        if let row = newPlace(old) {
            menu?.row = row
        } else {
            menu = nil
            status("The row is gone")
        }
    }

    /// Handles a key while the menu of a row is open.
    func handleMenu(_ key: Key) -> Bool {
        guard var open = menu else { return false }
        finish(open.handle(key), open)
        return true
    }

    /// Handles a click while the menu of a row is open.
    func clickMenu(column: Int, row: Int) {
        guard var open = menu else { return }
        if let index = menuPainter?.action(of: open, column: column, line: row) {
            finish(open.choose(index), open)
        } else if !isStatusLine(row) || application?.clickStatus(column: column) != true {
            menu = nil
        }
    }

    private func finish(_ outcome: RowMenu.Outcome, _ open: RowMenu) {
        switch outcome {
        case .handled: menu = open
        case .closed: menu = nil
        case .perform(let action):
            menu = nil
            perform(action, of: open.row, open.steps)
        }
        setNeedsFrame()
    }

    /// Performs the action of the focused row that has a key; returns false if none has.
    func performRowAction(_ key: Character) -> Bool {
        let actions = focusActions
        guard let row = actedRow, let index = actions.firstIndex(where: { $0.key == key }) else {
            return false
        }
        // A marked row stands for all marked rows, seen or not.
        if !table.markedRows.contains(row), takeVisibleFocus() { return true }
        perform(actions[index], of: row, [(index, actions[index].title)])
        return true
    }

    /// Performs an action, on all marked rows if its row is one of them, after its confirmation if
    /// it has one.
    private func perform(_ action: RowActionItem, of row: RowPath, _ steps: [RowMenu.Step]) {
        let marks = table.markedRows
        let rows = marks.count > 1 && marks.contains(row) ? marks : [row]
        // Looked up again: since its menu was opened, the row may have come to another section.
        acted = rows.compactMap { path in
            let found = self.action(steps, of: path) ?? (path == row ? action : nil)
            return found.map { (path, $0) }
        }
        guard var text = action.confirmation else { return performActed(steps) }
        if acted.count > 1 { text = "\(action.title) \(acted.count) rows?" }
        application?.question = TerminalApplication.Question(text: PrintableText.line(text)) {
            [weak self] in self?.performActed(steps)
        }
    }

    private func performActed(_ steps: [RowMenu.Step]) {
        let actions = acted.map { row, action in
            row.flatMap { self.action(steps, of: $0) } ?? action
        }
        acted = []
        var isGone = false
        let all = { for action in actions where !action.perform() { isGone = true } }
        if actions.count > 1, let group = onMarkedRows, let step = steps.last {
            group(step.title, all)
        } else {
            all()
        }
        if isGone { status("The row is gone") }
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
    func letGo() {
        endEditing()
        ignoresTyping = false
        menu = nil
        if isReordering { putBack() }
    }

    // MARK: Marks

    /// Marks or unmarks the focused row, if rows can be marked.
    func toggleMark() -> Bool {
        guard table.allowsMultipleSelection else { return false }
        if takeVisibleFocus() { return true }
        guard let path = actedRow, TableRows(table).contains(path) else { return true }
        table.toggleMark(at: path)
        return true
    }

    /// Marks all rows, or all matches of a filter; unmarks them if all are marked.
    func toggleAllMarks() {
        guard table.allowsMultipleSelection else { return }
        let rows = Set(filter?.matches ?? TableRows(table).all)
        let marked = Set(table.markedRows)
        let result = rows.isSubset(of: marked) ? marked.subtracting(rows) : marked.union(rows)
        table.setMarks(Array(result))
    }

    /// Removes all marks; returns false if there are none.
    func clearMarks() -> Bool {
        guard !table.markedRows.isEmpty else { return false }
        table.setMarks([])
        return true
    }

    /// Draws the menu beside its row.
    var menuPainter: RowMenuPainter? {
        guard menu != nil, let application, let path = actedRow else { return nil }
        let frame = ScreenFrame(size: application.size)
        surface.refresh()
        let slot = surface.slots.first { $0.path == path }
        let place = filter.map { $0.place(of: path) } ?? slot?.lines
        let top = frame.tableLines.lowerBound
        let lines = place.map { top + $0.lowerBound..<top + $0.upperBound } ?? top..<top
        return RowMenuPainter(
            context: application.context(frame), row: lines, columns: rowColumns)
    }
}
#endif
