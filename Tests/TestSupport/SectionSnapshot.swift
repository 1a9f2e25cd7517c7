package import Tableau

/// A section of a table to be planned: its identity and its content.
package struct SectionSnapshot<Section: Hashable> {
    package let section: Section
    package let content: SectionContent

    package init(
        section: Section, rows: RowList, header: HeaderFooterContent? = nil,
        footer: HeaderFooterContent? = nil, rowUpdates: RowUpdateStyle = .reconfigure,
        cellSource: Int = 0
    ) {
        self.section = section
        content = SectionContent(
            rows: rows, header: header, footer: footer, rowUpdates: rowUpdates,
            cellSource: cellSource)
    }
}

extension TableSnapshot {
    package init(
        _ sections: [SectionSnapshot<Section>], sectionType: RowType = RowType(Section.self)
    ) {
        self.init(
            sections: sections.map(\.section),
            contents: SectionContents(sections.map(\.content)),
            sectionType: sectionType)
    }
}
