#if !canImport(UIKit)
import Tableau

/// The index of letters that jump to sections.
@MainActor struct SectionIndex {
    struct Entry: Equatable {
        var title: String
        var section: Int
    }

    private let screen: TerminalScreen

    init(_ screen: TerminalScreen) {
        self.screen = screen
    }

    /// One letter for each section that has one.
    var entries: [Entry] {
        let table = screen.table
        return (0..<table.numberOfSections).compactMap { section in
            let title: String?
            if let custom = screen.sectionIndexTitle {
                title = custom(section)
            } else {
                title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
            }
            guard let first = title?.first(where: { !$0.isWhitespace }) else { return nil }
            return Entry(title: String(first).uppercased(), section: section)
        }
    }

    /// Returns the letters that fit into a number of lines, chosen evenly if there are more.
    func entries(in lines: Int) -> [Entry] {
        let all = entries
        guard all.count > lines, lines > 0 else { return all }
        return (0..<lines).map { all[$0 * all.count / lines] }
    }

    /// Returns the columns of entries: those of the widest letter.
    static func columns(of entries: [Entry]) -> Int {
        entries.map { CharacterWidth.columns(of: $0.title) }.max() ?? 0
    }

    /// Returns the section of a letter: the first with it, otherwise the first with a later one.
    func section(for letter: Character) -> Int? {
        let wanted = String(letter).uppercased()
        let all = entries
        if let exact = all.first(where: { $0.title == wanted }) { return exact.section }
        return all.first { $0.title > wanted }?.section ?? all.last?.section
    }
}
#endif
