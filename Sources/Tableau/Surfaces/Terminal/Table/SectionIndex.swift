#if !canImport(UIKit)
import TableauPictures

/// A letter at the right edge that jumps to a section.
typealias IndexEntry = (title: String, section: Int)

extension TerminalScreen {
    var indexColumns: Int { index.map { CharacterWidth.columns(of: $0.title) }.max() ?? 0 }

    /// One letter for each section that has one.
    private var letters: [IndexEntry] {
        (0..<table.numberOfSections).compactMap { section in
            let title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
            guard let first = title?.first(where: { !$0.isWhitespace }) else { return nil }
            return (String(first).uppercased(), section)
        }
    }

    /// Returns the letters that fit into a number of lines, chosen evenly if there are more.
    func letters(in lines: Int) -> [IndexEntry] {
        let all = letters
        guard all.count > lines, lines > 0 else { return all }
        return (0..<lines).map { all[$0 * all.count / lines] }
    }

    /// Returns the section of a letter: the first with it, otherwise the first with a later one.
    func section(for letter: Character) -> Int? {
        let wanted = String(letter).uppercased()
        let all = letters
        let entry = all.first { $0.title == wanted } ?? all.first { $0.title > wanted } ?? all.last
        return entry?.section
    }
}
#endif
