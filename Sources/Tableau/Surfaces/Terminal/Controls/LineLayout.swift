#if !canImport(UIKit)
import Tableau

/// The visible part of an edited line: as much as fits around the cursor.
struct LineLayout {
    let text: String
    /// The column of the cursor, from the start of the field.
    let cursor: Int

    /// Lays out a line in a field with a width in columns.
    init(_ editor: LineEditor, width: Int) {
        var first = 0
        var before = CharacterWidth.columns(of: String(editor.characters[..<editor.cursor]))
        while before > width - 1, first < editor.cursor {
            before -= CharacterWidth.columns(of: editor.characters[first])
            first += 1
        }
        cursor = before
        text = String(editor.characters[first...].prefix(columns: width))
    }
}
#endif
