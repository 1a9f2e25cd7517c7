#if !canImport(UIKit)
import Tableau

/// The visible part of an edited line: as much as fits around the cursor.
struct LineLayout {
    /// A visible character.
    struct Item {
        let text: String
        /// The column, from the start of the field.
        let column: Int
        let isSelected: Bool
    }

    private(set) var items: [Item] = []
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
        let selection = editor.selection
        var column = 0
        for index in first..<editor.characters.count {
            let character = editor.characters[index]
            let next = column + CharacterWidth.columns(of: character)
            if next > width { break }
            items.append(
                Item(
                    text: String(character), column: column,
                    isSelected: selection.contains(index)))
            column = next
        }
    }
}
#endif
