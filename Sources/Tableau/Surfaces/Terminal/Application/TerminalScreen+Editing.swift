#if !canImport(UIKit)
import Tableau

extension TerminalScreen {
    /// A change by typing: the program may apply it in a later turn, when its row grows.
    enum TypedChange {
        case sent
        case taken
    }

    func beginEditing(_ path: RowPath, _ control: CellControl) {
        endEditing()
        ignoresTyping = false
        editor = ControlEditor(control, at: path)
        hadUnsavedText = hasUnsavedText
        if editor != nil {
            // The program may ask for it at any time.
            filter = nil
            surface.edited = path
            edit(control)
        }
        revealCursor()
        setNeedsFrame()
    }

    private func edit(_ control: CellControl?) {
        if control !== editedControl { editedControl?.isEditing = false }
        editedControl = control
        control?.isEditing = true
    }

    /// Stops editing and keeps the typed text.
    ///
    /// - Parameter submits: Whether the user confirmed with Return.
    func endEditing(submits: Bool = false) {
        guard editor != nil else { return }
        // A cell whose row is gone may already show another row.
        let cell = surface.edited.flatMap(table.cell)
        let control = cell == nil || editedControl?.owner !== cell ? nil : editedControl
        editor = nil
        surface.edited = nil
        setNeedsFrame()
        control?.endEditing(submits: submits)
        edit(nil)
    }

    /// Stops editing because the row or its control is gone, while the user is typing.
    private func loseEditor() {
        if surface.edited == nil { status("The row being edited is gone") }
        endEditing()
        ignoresTyping = true
    }

    /// Returns whether a key was typed for an edit that has meanwhile ended: text, a key that edits
    /// it, or the key that would have ended the edit.
    func isTypedTooLate(_ key: Key) -> Bool {
        guard ignoresTyping else { return false }
        if case .character = key { return true }
        switch EditingCommand.keys.command(for: key.withoutShift ?? key) {
        case .done:
            ignoresTyping = false
            return true
        case .nextField, .previousField, nil:
            ignoresTyping = false
            return false
        default: return true
        }
    }

    /// Follows the row being edited and applies changes by the program.
    ///
    /// The row may have a new control, or none, after being rebound.
    func synchronizeEditor() {
        guard var current = editor else { return }
        // The program may also have moved the focus.
        guard let path = surface.edited, path == surface.focus else { return loseEditor() }
        current.path = path
        table.layoutIfNeeded()
        // A row that is scrolled out of sight keeps its edit and its cell: the next key scrolls back.
        guard let cell = table.cell(at: path) else {
            editor = current
            return
        }
        guard let control = cell.control, current.synchronize(with: control) else {
            cell.control?.isEditing = false
            return loseEditor()
        }
        if !control.isEditing || control !== editedControl { edit(control) }
        editor = current
    }

    /// Handles a key while a control is edited; returns false if the key is for the table.
    func handleEditing(_ key: Key) -> Bool {
        surface.refresh()
        surface.revealFocus()
        synchronizeEditor()
        guard var current = editor, let control = control(of: current) else { return false }
        switch EditingCommand.keys.command(for: key) {
        case .nextField: return editNext(by: 1)
        case .previousField: return editNext(by: -1)
        default: break
        }
        switch current.handle(key, control, columns: rowColumns.count) {
        case .handled(let value):
            editor = current
            if let value { change(control, to: value) }
            revealCursor()
            return true
        case .ended:
            endEditing(submits: key == .enter)
            return true
        case .passed:
            guard [.up, .down, .pageUp, .pageDown].contains(key) else { return true }
            endEditing()
            return false
        }
    }

    /// Moves the cursor of the edited text to a place on the screen.
    func moveCursor(toColumn column: Int, row: Int) {
        guard var current = editor, let drawn = drawnCursor else { return }
        current.moveCursor(
            by: (column - drawn.place.column, row - drawn.place.row), from: drawn.characters,
            columns: rowColumns.count)
        editor = current
        setNeedsFrame()
    }

    func paste(_ text: String) {
        surface.refresh()
        surface.revealFocus()
        synchronizeEditor()
        guard var current = editor, let control = control(of: current) else { return }
        guard let value = current.paste(text) else { return }
        editor = current
        change(control, to: value)
        revealCursor()
    }

    /// Scrolls to the cursor once a row has grown by typing; not when others change the rows while
    /// the user looks elsewhere.
    func followTypedChange() {
        guard typedChange == .taken else { return }
        typedChange = nil
        revealCursor()
    }

    /// Scrolls to the cursor in notes that are taller than the screen.
    func revealCursor() {
        guard let editor, case .notes(let text) = editor.kind, surface.isTall(editor.path),
            var content = table.cellForRow(at: editor.path.indexPath)?.content
        else { return }
        content.control = nil
        let columns = rowColumns.count
        let layout = NotesLayout(text.text, width: NotesLayout.width(columns: columns))
        let line = TerminalMetrics.rowLines(content, columns: columns)
        surface.reveal(line: line + layout.place(of: text.cursor).line, of: editor.path)
    }

    /// Changes the value of the edited control; the program may end the editing in response.
    private func change(_ control: CellControl, to value: CellControl.Value) {
        switch value {
        case .text where !control.isQuery:
            hasUnsavedText = hadUnsavedText || value != editor?.original
        case .text, .toggle, .date: break
        }
        surface.lastOwnChange = surface.clock()
        typedChange = .sent
        let application = application
        control.send(value)
        // Closing the screen was the program's answer to what was typed.
        if let top = application?.top, top !== self { top.ignoresTyping = false }
        // Notes grow with their text, also where the program does not update the row.
        guard control.isMultiline, let path = surface.edited else { return }
        table.remeasureRow(at: path)
        surface.setNeedsRefresh()
        surface.revealFocus()
    }

    /// Edits the next or previous control; returns false if there is none.
    func editNext(by step: Int) -> Bool {
        let rows = TableRows(table)
        endEditing()
        // A row that only became visible now may be the next itself.
        var isNext = surface.takeVisibleFocus(fromTop: step > 0)
        guard var path = surface.focus else { return false }
        // Enough for any form, and a limit for a table of a million rows.
        for _ in 0..<200 {
            let next = isNext ? path : rows.row(step, from: path)
            if next == path, !isNext { return false }
            isNext = false
            path = next
            // Rows are checked before scrolling to them: a table without controls does not scroll.
            guard table.content(ofRowAt: path).control?.isEnabled == true else { continue }
            table.scrollToRow(at: path.indexPath, at: .none, animated: false)
            guard let control = table.cellForRow(at: path.indexPath)?.control, control.isEnabled
            else { continue }
            surface.userFocuses(path)
            beginEditing(path, control)
            return true
        }
        return false
    }

    private func control(of editor: ControlEditor) -> CellControl? {
        guard TableRows(table).contains(editor.path) else { return nil }
        return table.cellForRow(at: editor.path.indexPath)?.control
    }
}
#endif
