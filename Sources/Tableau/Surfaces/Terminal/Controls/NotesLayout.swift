#if !canImport(UIKit)
import TableauPictures

/// The lines of a longer text in its box, and the cursor's place in them.
///
/// Lines break at newlines and at the box's edge, so that each character has one place.
struct NotesLayout {
    /// The lines, each with the number of characters before it.
    let lines: [(start: Int, text: String)]

    /// Lays out notes in their box in a row with a number of columns; without them a field, which is
    /// one line, whatever is in it.
    init(_ text: String, inRowOf columns: Int?) {
        let width = columns.map { max(1, $0 - 8) } ?? .max
        var lines = [(start: 0, text: "")]
        var column = 0
        for (index, character) in text.enumerated() {
            let isBreak = columns != nil && character.isNewline
            let next = CharacterWidth.columns(of: character)
            if isBreak || column + next > width && !lines[lines.count - 1].text.isEmpty {
                lines.append((isBreak ? index + 1 : index, ""))
                column = 0
            }
            if isBreak { continue }
            lines[lines.count - 1].text.append(character)
            column += next
        }
        self.lines = lines
    }

    /// Returns the line and column of the cursor before a character.
    func place(of cursor: Int) -> (line: Int, column: Int) {
        let line = lines.lastIndex { $0.start <= cursor } ?? 0
        let before = lines[line].text.prefix(cursor - lines[line].start)
        return (line, CharacterWidth.columns(of: before))
    }

    func cursor(line: Int, column: Int) -> Int {
        let line = lines[max(0, min(line, lines.count - 1))]
        return line.start + line.text.prefix(columns: column).count
    }
}
#endif
