/// The state of a table at one moment: its sections in order with their contents.
///
/// A snapshot is a value: the binder keeps the displayed one and builds the next.
package struct TableSnapshot<Section: Hashable> {
    /// The sections' identities, in display order.
    ///
    /// Duplicate sections are allowed, but updates with duplicates are less precise.
    package private(set) var sections: [Section]
    /// The contents of the sections, parallel to `sections`.
    package internal(set) var contents: SectionContents
    /// The operations on `Section`, shared by all snapshots of a table.
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

    package mutating func append(_ section: Section, _ content: SectionContent) {
        sections.append(section)
        contents.append(content)
    }

    package var count: Int { sections.count }
}
