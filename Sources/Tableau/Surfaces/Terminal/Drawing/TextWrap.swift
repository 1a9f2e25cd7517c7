#if !canImport(UIKit)
import Tableau
import TableauPictures

/// Breaks text into lines at spaces, or within a word longer than a line.
enum TextWrap {
    /// Returns the lines of a text, at least one, with a width of at least 1 column.
    static func lines(of text: String, width: Int) -> [String] {
        var lines: [String] = []
        var (line, columns) = ("", 0)
        func endLine() {
            lines.append(line)
            (line, columns) = ("", 0)
        }
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let wordColumns = CharacterWidth.columns(of: word)
                if !line.isEmpty {
                    if columns + 1 + wordColumns <= width {
                        line += " "
                        columns += 1
                    } else if word.isEmpty {
                        continue  // Spaces at the end of a line hang beyond it.
                    } else {
                        endLine()
                    }
                }
                for character in word {
                    let characterColumns = CharacterWidth.columns(of: character)
                    if columns + characterColumns > width, !line.isEmpty { endLine() }
                    line.append(character)
                    columns += characterColumns
                }
            }
            endLine()
        }
        return lines
    }

    /// Returns the text, truncated with an ellipsis if it is wider than a width.
    static func truncated(_ text: String, to width: Int) -> String {
        guard CharacterWidth.columns(of: text) > width else { return text }
        return width > 0 ? text.prefix(columns: width - 1) + "…" : ""
    }
}

extension CellContent.Label {
    /// Returns the lines of the text: one that is cut, or as many as it may have.
    func lines(width: Int) -> [String] {
        if numberOfLines == 1 { return [TextWrap.truncated(text, to: max(0, width))] }
        let lines = TextWrap.lines(of: text, width: max(1, width))
        return numberOfLines == 0 ? lines : Array(lines.prefix(numberOfLines))
    }
}

extension Collection<Character> {
    /// Returns the first characters that fit into a number of columns.
    func prefix(columns: Int) -> SubSequence {
        var room = columns
        return prefix {
            room -= CharacterWidth.columns(of: $0)
            return room >= 0
        }
    }
}
#endif
