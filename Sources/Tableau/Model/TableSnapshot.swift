/// A whole table at one moment: its sections in order with what they show.
///
/// A snapshot is a value: the binder keeps the one that is on screen and builds the next.
package struct TableSnapshot<Section: Hashable> {
    /// The sections' identities, in display order.
    ///
    /// A section that occurs twice is legal, but imprecise like any duplicate.
    package private(set) var sections: [Section]
    /// What each section shows; as many as `sections`.
    package private(set) var contents: [SectionContent]
    /// What is known about `Section`; share one among all snapshots of a table.
    package let sectionType: RowType

    /// Makes a table of sections and as many contents.
    ///
    /// - Parameters:
    ///   - sections: The sections in display order.
    ///   - contents: What each shows.
    ///   - sectionType: `RowType(Section.self)`, best made once where `Section` is known.
    package init(
        sections: [Section] = [], contents: [SectionContent] = [],
        sectionType: RowType = RowType(Section.self)
    ) {
        self.sections = sections
        self.contents = contents
        self.sectionType = sectionType
    }

    /// Adds a section at the end.
    package mutating func append(_ section: Section, _ content: SectionContent) {
        sections.append(section)
        contents.append(content)
    }

    /// The number of sections.
    package var count: Int { sections.count }
}

extension [SectionContent] {
    /// How many rows each section has: at most 2^29, which each list of rows checks.
    package var rowCounts: [Int32] { map { Int32(truncatingIfNeeded: $0.rows.count) } }
}
