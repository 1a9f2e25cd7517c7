#if !canImport(UIKit)
import Foundation
import Tableau

/// The editing state of a control's value.
///
/// It belongs to the row rather than the control object, because a row that is rebound may get a
/// new control while the user is typing.
struct ControlEditor {
    /// The kind of value being edited; notes are text of several lines.
    enum Kind {
        case text(LineEditor, isMultiline: Bool)
        case date(DateEditor)
        case steps(StepEditor)
    }

    enum Outcome {
        /// The key was handled; the value is the control's new value, nil if unchanged.
        case handled(CellControl.Value?)
        /// Editing ended, and the key is consumed.
        case ended
        /// Editing ended, and the key is for the table.
        case passed
    }

    var kind: Kind
    /// The control's value when the editing began.
    let original: CellControl.Value

    /// Starts editing a control; nil if it has nothing to edit.
    @MainActor init?(_ control: CellControl) {
        guard control.isEnabled else { return nil }
        switch control.value {
        case .text(let text): kind = .text(LineEditor(text), isMultiline: control.isMultiline)
        case .date: kind = .date(DateEditor())
        case .choice, .number: kind = .steps(StepEditor())
        case .toggle: return nil
        }
        original = control.value
    }

    /// Applies changes by the program; returns false if the control is now of another kind.
    @MainActor mutating func synchronize(with control: CellControl) -> Bool {
        switch (kind, control.value) {
        case (.text(var editor, control.isMultiline), .text(let text)):
            editor.replace(with: text)
            kind = .text(editor, isMultiline: control.isMultiline)
        case (.date, .date): break
        case (.steps, .choice), (.steps, .number): break
        default: return false
        }
        return control.isEnabled
    }

    /// Handles a key and returns its effect on the control's value.
    @MainActor mutating func handle(_ key: Key, _ control: CellControl, columns: Int) -> Outcome {
        if key == .escape || key == .enter && !control.isMultiline { return .ended }
        switch kind {
        case .text(var editor, let isMultiline):
            let isHandled =
                isMultiline
                ? Self.handle(key, in: &editor, columns: columns) : editor.handle(key)
            guard isHandled else { return .passed }
            kind = .text(editor, isMultiline: isMultiline)
            return .handled(.text(editor.text))
        case .date(var editor):
            guard case .date(let date) = control.value else { return .ended }
            guard let new = editor.handle(key, date) else { return .passed }
            kind = .date(editor)
            return .handled(.date(new))
        case .steps(var editor):
            guard let new = editor.handle(key, control) else { return .passed }
            kind = .steps(editor)
            return .handled(new)
        }
    }

    /// Inserts pasted text and returns the control's new value; nil if it accepts no text.
    ///
    /// A single-line field replaces line breaks with spaces.
    mutating func paste(_ text: String) -> CellControl.Value? {
        guard case .text(var editor, let isMultiline) = kind else { return nil }
        let lineBreak: Character = isMultiline ? "\n" : " "
        editor.insert(String(text.map { $0.isNewline ? lineBreak : $0 }))
        kind = .text(editor, isMultiline: isMultiline)
        return .text(editor.text)
    }

    /// The editor of a text field or of notes.
    var text: LineEditor? {
        if case .text(let editor, _) = kind { editor } else { nil }
    }

    /// Returns the key that does what a click in a picker or a number does; nil for other controls.
    ///
    /// Its left arrow steps back, and what is to the right of that steps on.
    ///
    /// - Parameter offset: The place, in columns and lines from the left arrow.
    func key(at offset: (columns: Int, lines: Int)) -> Key? {
        guard case .steps = kind, offset.lines == 0, offset.columns >= 0 else { return nil }
        return offset.columns < 2 ? .left : .right
    }

    /// Moves the cursor to a place on the screen.
    ///
    /// - Parameters:
    ///   - offset: The place, in columns and lines from that of the cursor `drawn`.
    ///   - drawn: The number of characters before the cursor in the last frame.
    ///   - columns: The width of the row in columns.
    mutating func moveCursor(
        by offset: (columns: Int, lines: Int), from drawn: Int, columns: Int
    ) {
        guard case .text(var editor, let isMultiline) = kind else { return }
        if isMultiline {
            let layout = NotesLayout(editor.text, width: NotesLayout.width(columns: columns))
            let place = layout.place(of: min(drawn, editor.characters.count))
            editor.move(
                to: layout.cursor(
                    line: place.line + offset.lines,
                    column: max(0, place.column + offset.columns)))
        } else {
            editor.move(to: editor.cursor(columns: offset.columns, from: drawn))
        }
        kind = .text(editor, isMultiline: isMultiline)
    }

    /// Handles a key in notes: Return breaks the line, up and down move between lines.
    private static func handle(_ key: Key, in editor: inout LineEditor, columns: Int) -> Bool {
        switch key {
        case .enter:
            editor.insert("\n")
            return true
        case .up, .down:
            let layout = NotesLayout(editor.text, width: NotesLayout.width(columns: columns))
            let place = layout.place(of: editor.cursor)
            let line = place.line + (key == .up ? -1 : 1)
            guard layout.lines.indices.contains(line) else { return false }
            editor.move(to: layout.cursor(line: line, column: place.column))
            return true
        default: return editor.handle(key)
        }
    }
}
#endif
