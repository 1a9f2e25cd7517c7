#if !canImport(UIKit)
import Tableau

/// The lines of a longer text in its box, and the cursor's place in them.
///
/// Lines break at newlines and at the box's edge, so that each character has one place.
struct NotesLayout {
    /// One line: the range of its characters.
    struct Line {
        var range: Range<Int>
        var text: String
    }

    let lines: [Line]

    /// Returns the width of the box in a row.
    static func width(columns: Int) -> Int { max(1, columns - 8) }

    init(_ text: String, width: Int) {
        var lines: [Line] = []
        var (start, index) = (0, 0)
        var (line, columns) = ("", 0)
        func endLine() {
            lines.append(Line(range: start..<index, text: line))
            (line, columns) = ("", 0)
            start = index
        }
        for character in text {
            if character.isNewline {
                endLine()
                index += 1
                start = index
                continue
            }
            let next = CharacterWidth.columns(of: character)
            if columns + next > width, !line.isEmpty { endLine() }
            line.append(character)
            columns += next
            index += 1
        }
        endLine()
        self.lines = lines
    }

    /// Returns the line and column of the cursor before a character.
    func place(of cursor: Int) -> (line: Int, column: Int) {
        let line = lines.lastIndex { $0.range.lowerBound <= cursor } ?? 0
        let before = lines[line].text.prefix(cursor - lines[line].range.lowerBound)
        return (line, CharacterWidth.columns(of: before))
    }

    func cursor(line: Int, column: Int) -> Int {
        let line = lines[max(0, min(line, lines.count - 1))]
        return line.range.lowerBound + line.text.prefix(columns: column).count
    }
}
#endif
