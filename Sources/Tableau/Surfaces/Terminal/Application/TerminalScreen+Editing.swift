#if !canImport(UIKit)
package import Tableau

extension TerminalScreen {
    package func beginEditing(_ control: CellControl, inRow path: RowPath) -> Bool {
        endEditing()
        ignoresTyping = false
        edit = EditSession(control, at: path, in: table, hadUnsavedText: hasUnsavedText)
        // The program may ask for it at any time.
        if edit != nil { filter = nil }
        revealCursor()
        setNeedsFrame()
        return true
    }

    /// - Parameter submits: Whether the user confirmed with Return.
    func endEditing(submits: Bool = false) {
        guard let ended = edit else { return }
        edit = nil
        setNeedsFrame()
        ended.end(in: table, submits: submits)
    }

    /// Whether a key was typed for an edit that has meanwhile ended, or to end it.
    func isTypedTooLate(_ key: Key) -> Bool {
        guard ignoresTyping else { return false }
        if case .character = key { return true }
        let command = EditingCommand.keys.command(for: key)
        let isForTable = [.nextField, .previousField, nil].contains(command)
        if isForTable || command == .done { ignoresTyping = false }
        return !isForTable
    }

    /// Follows the row being edited and applies changes by the program.
    func synchronizeEdit() {
        guard let edit else { return }
        // The program may also have moved the focus.
        if edit.path == focus, edit.synchronize(with: table) { return }
        // The row or its control is gone while the user is typing.
        if edit.path == nil { status("The row being edited is gone") }
        endEditing()
        ignoresTyping = true
    }

    /// Handles a key while a control is edited; returns false if the key is for the table.
    func handleEditing(_ key: Key) -> Bool {
        guard let control = editedControl() else { return false }
        switch EditingCommand.keys.command(for: key) {
        case .nextField: return editNext(by: 1)
        case .previousField: return editNext(by: -1)
        case .done where key == .escape || !control.isMultiline:
            endEditing(submits: key == .enter)
            return true
        default: break
        }
        if let value = edit?.handle(key, columns: rowColumns.count) {
            change(control, to: value)
            return true
        }
        guard [.up, .down, .pageUp, .pageDown].contains(key) else { return true }
        endEditing()
        // The program may show another screen in response.
        return application?.top !== self
    }

    /// Moves the cursor of the edited text to a click, or changes the picker or number.
    func clickEdited(column: Int, row: Int) {
        guard let edit, let seen = self.seen.textCursor, seen.edit === edit else { return }
        let offset = (column - seen.place.column, row - seen.place.row)
        if let key = edit.key(at: offset) {
            _ = handleEditing(key)
        } else {
            edit.moveCursor(by: offset, from: seen.characters, columns: rowColumns.count)
        }
        setNeedsFrame()
    }

    func paste(_ text: String) {
        guard let control = editedControl(), let value = edit?.paste(text) else { return }
        change(control, to: value)
    }

    /// Scrolls to the cursor in notes that are taller than the screen.
    func revealCursor() {
        guard let edit, edit.isMultiline, let text = edit.text, let path = edit.path,
            isTall(path), var content = table.cellForRow(at: path.indexPath)?.content
        else { return }
        content.control = nil
        let columns = rowColumns.count
        let place = NotesLayout(text.text, inRowOf: columns).place(of: text.cursor)
        let line = TerminalMetrics.rowLines(content, columns: columns) + place.line
        let (row, visible) = lines(of: path)
        let y = row.lowerBound + Double(line)
        if y < visible.lowerBound { scroll(by: y - visible.lowerBound) }
        if y + 1 > visible.upperBound { scroll(by: y + 1 - visible.upperBound) }
    }

    /// Changes the value of the edited control; the program may end the editing in response.
    private func change(_ control: CellControl, to value: CellControl.Value) {
        defer { revealCursor() }
        if case .text = value, !control.isQuery {
            hasUnsavedText = edit?.hadUnsavedText == true || value != edit?.original
        }
        if value != control.value {
            lastOwnChange = now
            edit?.typedChange = .sent
        }
        let application = application
        control.send(value)
        // Closing the screen was the program's answer to what was typed.
        if let top = application?.top, top !== self { top.ignoresTyping = false }
        // Notes grow with their text, also where the program does not update the row.
        guard control.isMultiline, let path = edit?.path else { return }
        table.remeasureRow(at: path)
        setNeedsRefresh()
        revealFocus()
    }

    /// Edits the next or previous control; returns false if there is none.
    @discardableResult func editNext(by step: Int) -> Bool {
        endEditing()
        // The program may show another screen in response.
        guard application?.top === self else { return true }
        // A row that only became visible now may be the next itself.
        let isNext = takeVisibleFocus(fromTop: step > 0)
        guard let focus else { return false }
        let paths = sequence(first: focus) { [rows] path in
            step > 0 ? rows.row(after: path) : rows.row(before: path)
        }
        // Enough for any form, and a limit for a table of a million rows.
        let next = paths.dropFirst(isNext ? 0 : 1).prefix(200).first { path in
            table.content(ofRowAt: path).control?.isEnabled == true
        }
        guard let next else { return false }
        userFocuses(next)
        table.focusRow(at: next.indexPath, field: .first)
        return true
    }

    /// Reveals the edited row, and returns its control; nil if the edit has ended.
    private func editedControl() -> CellControl? {
        layOut()
        revealFocus()
        synchronizeEdit()
        return edit?.control
    }
}
#endif
