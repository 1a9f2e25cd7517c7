/// The state of a table at one moment: its sections in order with their contents.
package struct TableSnapshot<Section: Hashable> {
    /// The sections' identities; with duplicates, which are allowed, updates are less precise.
    package private(set) var sections: [Section]
    package internal(set) var contents: SectionContents
    package let sectionType: RowType

    /// - Parameter sectionType: `RowType(Section.self)`, created once where `Section` is known.
    package init(
        sections: [Section] = [], contents: SectionContents = SectionContents(),
        sectionType: RowType = RowType(Section.self)
    ) {
        self.sections = sections
        self.contents = contents
        self.sectionType = sectionType
    }

    package mutating func append(_ other: TableSnapshot) {
        sections += other.sections
        contents.edit(from: contents.count) { rest, _ in rest += other.contents }
    }

    package var count: Int { sections.count }
}
