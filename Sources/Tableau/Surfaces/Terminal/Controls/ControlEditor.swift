#if !canImport(UIKit)
import Tableau

/// The editing state of a control's value: not of the control, since a row that is rebound may get
/// another one while the user is typing.
struct ControlEditor {
    /// The text of a field or of notes; nil for other values.
    private(set) var text: LineEditor?
    private(set) var steps = StepEditor()
    let isMultiline: Bool
    /// The control's value when the editing began.
    let original: CellControl.Value

    /// Starts editing a control; nil if it has nothing to edit.
    @MainActor init?(_ control: CellControl) {
        guard control.isEnabled else { return nil }
        switch control.value {
        case .text(let value): text = LineEditor(value)
        case .date, .choice, .number: break
        case .toggle: return nil
        }
        isMultiline = control.isMultiline
        original = control.value
    }

    /// Applies changes by the program; returns false if the control is now of another kind.
    @MainActor mutating func synchronize(with control: CellControl) -> Bool {
        switch (original, control.value) {
        case (.text, .text(let value)) where control.isMultiline == isMultiline:
            text?.replace(with: value)
        case (.date, .date), (.choice, .choice), (.number, .number): break
        default: return false
        }
        return control.isEnabled
    }

    /// Handles a key and returns the control's value now; nil if the key does not apply to it.
    @MainActor mutating func handle(
        _ key: Key, _ control: CellControl, columns: Int
    ) -> CellControl.Value? {
        if case .text = control.value { return type(key, columns: columns) }
        return steps.handle(key, control)
    }

    /// Inserts pasted text, in a field without line breaks; returns the new value, nil if not a text.
    mutating func paste(_ pasted: String) -> CellControl.Value? {
        let lineBreak: Character = isMultiline ? "\n" : " "
        text?.insert(String(pasted.map { $0.isNewline ? lineBreak : $0 }))
        return text.map { .text($0.text) }
    }

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
    mutating func moveCursor(
        by offset: (columns: Int, lines: Int), from drawn: Int, columns: Int
    ) {
        guard let editor = text else { return }
        let layout = NotesLayout(editor.text, inRowOf: isMultiline ? columns : nil)
        let place = layout.place(of: drawn)
        text?.move(
            to: layout.cursor(
                line: place.line + offset.lines, column: max(0, place.column + offset.columns)))
    }

    private mutating func type(_ key: Key, columns: Int) -> CellControl.Value? {
        guard var editor = text else { return nil }
        switch key {
        case .enter where isMultiline: editor.insert("\n")
        case .up where isMultiline, .down where isMultiline:
            let layout = NotesLayout(editor.text, inRowOf: columns)
            let place = layout.place(of: editor.cursor)
            let line = place.line + (key == .up ? -1 : 1)
            guard layout.lines.indices.contains(line) else { return nil }
            editor.move(to: layout.cursor(line: line, column: place.column))
        default: if !editor.handle(key) { return nil }
        }
        text = editor
        return .text(editor.text)
    }
}
#endif
