#if !canImport(UIKit)
import Tableau

/// An edit of a row's control: it follows its row, whatever the data do meanwhile, and keeps what the
/// control does not, since a row that is rebound may get another one while the user is typing.
@MainActor final class EditSession {
    /// A change by typing: the program may apply it in a later turn, when its row grows.
    enum TypedChange {
        case sent
        case taken
    }

    /// The row as it was seen; without a place once it has gone.
    private var row: SeenRow
    /// The control that is changed.
    private(set) weak var control: CellControl?
    /// The text of a field or of notes; nil for other values.
    private(set) var text: LineEditor?
    private(set) var steps = StepEditor()
    let isMultiline: Bool
    /// The control's value when the editing began.
    let original: CellControl.Value
    let hadUnsavedText: Bool
    /// A typed change that the program has not applied yet.
    var typedChange: TypedChange?

    /// Begins to edit a control; nil if it has nothing to edit.
    init?(_ control: CellControl, at path: RowPath, in table: TableView, hadUnsavedText: Bool) {
        guard control.isEnabled else { return nil }
        switch control.value {
        case .text(let value): text = LineEditor(value)
        case .date, .choice, .number: break
        case .toggle: return nil
        }
        isMultiline = control.isMultiline
        original = control.value
        self.hadUnsavedText = hadUnsavedText
        row = SeenRow(path, in: table)
        begin(control)
    }

    /// Its row; nil once it has gone.
    var path: RowPath? { row.place }

    /// Follows the row; without an identity, it is the row that shows what it showed, or what the
    /// program made of the typed text.
    ///
    /// - Parameter isOwn: Whether the change may be the program's answer to a key.
    func follow(_ change: RowChange, in table: TableView, isOwn: Bool) {
        row.follow(change)
        if let path, change.isGuess || !table.hasIdentity(rowAt: path) {
            if typedChange == .sent, isOwn, table.hasRow(path) {
                row = SeenRow(path, in: table)
            } else if !row.showsTheSame(in: table) {
                row.follow(.reload([:]))
            }
        }
        if typedChange == .sent { typedChange = .taken }
    }

    /// Takes over what the program has made of the row; returns false if its control is of another kind.
    func synchronize(with table: TableView) -> Bool {
        guard let path else { return false }
        // A held table shows it all the same, but what is typed would reach nobody.
        if table.hasGone(rowAt: path) {
            row.follow(.reload([:]))
            return false
        }
        table.layoutIfNeeded()
        // A row that is scrolled out of sight keeps its edit.
        guard let cell = table.cell(at: path) else { return true }
        guard let control = cell.control, takeValue(of: control) else {
            cell.control?.isEditing = false
            return false
        }
        if !control.isEditing || control !== self.control { begin(control) }
        return true
    }

    /// Applies a change by the program; returns false if the control is now of another kind.
    private func takeValue(of control: CellControl) -> Bool {
        switch (original, control.value) {
        case (.text, .text(let value)) where control.isMultiline == isMultiline:
            text?.replace(with: value)
        case (.date, .date), (.choice, .choice), (.number, .number): break
        default: return false
        }
        return control.isEnabled
    }

    private func begin(_ control: CellControl) {
        if control !== self.control { self.control?.isEditing = false }
        self.control = control
        control.isEditing = true
    }

    func end(in table: TableView, submits: Bool) {
        // A cell whose row is gone may already show another row; one that was rebound since the last
        // key may have another control.
        let shown = path.flatMap(table.cell)?.control
        if let shown, shown !== control, takeValue(of: shown) { begin(shown) }
        if shown === control { shown?.endEditing(submits: submits) }
        for control in [control, shown] { control?.isEditing = false }
    }

    // MARK: Keys and the mouse

    /// Handles a key and returns the control's value now; nil if the key does not apply to it.
    func handle(_ key: Key, columns: Int) -> CellControl.Value? {
        if text == nil { return control.flatMap { steps.handle(key, $0) } }
        return type(key, columns: columns) ? value : nil
    }

    /// Inserts pasted text, in a field without line breaks; returns the new value, nil if not a text.
    func paste(_ pasted: String) -> CellControl.Value? {
        let lineBreak: Character = isMultiline ? "\n" : " "
        text?.insert(String(pasted.map { $0.isNewline ? lineBreak : $0 }))
        return value
    }

    private var value: CellControl.Value? { text.map { .text($0.text) } }

    /// Returns the key for a click in a picker or a number: its left arrow steps back, the rest on.
    ///
    /// - Parameter offset: The place, in columns and lines from the left arrow.
    func key(at offset: (columns: Int, lines: Int)) -> Key? {
        guard offset.lines == 0, offset.columns >= 0 else { return nil }
        return switch original {
        case .choice, .number: offset.columns < 2 ? .left : .right
        case .text, .toggle, .date: nil
        }
    }

    /// Moves the cursor of a text to a place on the screen.
    ///
    /// - Parameters:
    ///   - offset: The place, in columns and lines from the cursor in the last frame.
    ///   - drawn: The number of characters before that cursor.
    func moveCursor(
        by offset: (columns: Int, lines: Int), from drawn: Int, columns: Int
    ) {
        guard let text else { return }
        let layout = NotesLayout(text.text, inRowOf: isMultiline ? columns : nil)
        let place = layout.place(of: drawn)
        self.text?.move(
            to: layout.cursor(
                line: place.line + offset.lines, column: max(0, place.column + offset.columns)))
    }

    /// Handles a key in a text; returns false if it does not apply to it.
    private func type(_ key: Key, columns: Int) -> Bool {
        guard var editor = text else { return false }
        switch key {
        case .enter where isMultiline: editor.insert("\n")
        case .up where isMultiline, .down where isMultiline:
            let layout = NotesLayout(editor.text, inRowOf: columns)
            let place = layout.place(of: editor.cursor)
            let line = place.line + (key == .up ? -1 : 1)
            guard layout.lines.indices.contains(line) else { return false }
            editor.move(to: layout.cursor(line: line, column: place.column))
        default: if !editor.handle(key) { return false }
        }
        text = editor
        return true
    }
}
#endif
