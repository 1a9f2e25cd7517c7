import Foundation

/// A table: its snapshot and the states of its sections.
struct ShownTable<Section: TableViewSection> {
    var snapshot = TableSnapshot<Section>()
    /// The known sections that it doesn't display, if a selection follows rows there.
    var hidden: TableSnapshot<Section>?
    /// The states, in the order of the snapshot's sections.
    var states: [AnySectionState] = []
    /// Whether its set or order of sections differs from the previous table.
    var isRearranged = false

    var sections: [Section] { snapshot.sections }
    var contents: SectionContents { snapshot.contents }

    /// The displayed sections, followed by the hidden ones.
    var all: TableSnapshot<Section> {
        var all = snapshot
        if let hidden { all.append(hidden) }
        return all
    }
}

extension TableSnapshot where Section: TableViewSection {
    /// Returns the index of the section with the same identity.
    func index(of section: Section) -> Int? {
        let identity = sectionIdentity(of: section)
        return sections.firstIndex { sectionIdentity(of: $0) == identity }
    }

    func reference(at path: IndexPath) -> RowReference<Section> {
        RowReference(contents[path[0]].id(ofRow: path[1]), in: sections[path[0]])
    }

    /// Returns the places of those rows that the table has.
    ///
    /// - Complexity: O(sections + rows).
    func paths(of rows: [RowReference<Section>]) -> [IndexPath] {
        if rows.isEmpty { return [] }
        let sections = indexesByIdentity
        return rows.compactMap { row in
            guard let section = sections[sectionIdentity(of: row.section)] else { return nil }
            return contents[section].row(of: row.id).map { [section, $0] }
        }
    }

    var indexesByIdentity: [AnyHashable: Int] {
        Dictionary(
            zip(sections.map(sectionIdentity), sections.indices), uniquingKeysWith: { $1 })
    }
}
