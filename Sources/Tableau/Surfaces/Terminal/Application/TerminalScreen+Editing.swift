import Tableau

extension TerminalScreen {
    func beginEditing(_ path: RowPath, _ control: CellControl) {
        endEditing()
        editor = ControlEditor(control, at: path)
        if editor != nil { control.isEditing = true }
        setNeedsFrame()
    }

    /// Whether a key with Alt means something now: moving by words while text is edited.
    func uses(_ key: Key) -> Bool {
        (editor != nil || filter?.isTyping == true) && (key == .alt("b") || key == .alt("f"))
    }

    /// Stops editing; what was typed stays.
    func endEditing() {
        guard let editor else { return }
        self.editor = nil
        control(of: editor)?.isEditing = false
        setNeedsFrame()
    }

    /// Follows the row being edited and takes what the program set meanwhile.
    ///
    /// The row may have a new control object, or none, since it was bound again.
    func synchronizeEditor() {
        guard var current = editor else { return }
        guard let path = surface.focus else {
            editor = nil
            return
        }
        current.path = path
        guard let control = control(of: current), current.synchronize(with: control) else {
            editor = nil
            return
        }
        if !control.isEditing { control.isEditing = true }
        editor = current
    }

    /// Obeys a key while a control is edited; false if it is for the table after all.
    func handleEditing(_ key: Key) -> Bool {
        surface.refresh()
        synchronizeEditor()
        guard var current = editor, let control = control(of: current) else { return false }
        if key == .tab || key == .backTab { return editNext(by: key == .tab ? 1 : -1) }
        surface.lastOwnChange = surface.clock()
        let outcome = current.handle(key, control, columns: rowColumns.count)
        // What the change led to may have ended the editing already.
        if editor != nil { editor = current }
        switch outcome {
        case .handled: return true
        case .ended:
            endEditing()
            return true
        case .passed:
            guard [.up, .down, .pageUp, .pageDown].contains(key) else { return true }
            endEditing()
            return false
        }
    }

    func paste(_ text: String) {
        surface.refresh()
        synchronizeEditor()
        guard var current = editor, let control = control(of: current) else { return }
        surface.lastOwnChange = surface.clock()
        current.paste(text, control)
        if editor != nil { editor = current }
    }

    /// Goes to the next or previous control and edits it; false if there is none.
    func editNext(by step: Int) -> Bool {
        let rows = TableRows(table)
        guard var path = surface.focus else { return false }
        endEditing()
        // Far enough for any form, and an end for a table of a million rows.
        for _ in 0..<200 {
            let next = rows.row(step, from: path)
            if next == path { return false }
            path = next
            // Rows are looked at before they are scrolled to: a table without controls stays put.
            guard table.content(ofRowAt: path).control?.isEnabled == true else { continue }
            table.scrollToRow(at: path.indexPath, at: .none, animated: false)
            guard let control = table.cellForRow(at: path.indexPath)?.control, control.isEnabled
            else { continue }
            surface.setFocus(path)
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
