/// A whole table at one moment: its sections in order with what they show.
///
/// ```swift
/// var table = TableSnapshot<Section>()
/// table.append(SectionSnapshot(section: .checking, rows: rows))
/// table.contents[0].rows.count
/// ```
///
/// A snapshot is a value: the binder keeps the one that is on screen and builds the next.
package struct TableSnapshot<Section: Hashable> {
    /// The sections' identities, in display order.
    ///
    /// A section that occurs twice is legal, but imprecise like any duplicate.
    package private(set) var sections: [Section]
    /// What each section shows; as many as `sections`.
    package var contents: [SectionContent]
    /// What is known about `Section`; share one among all snapshots of a table.
    package let sectionKind: RowKind

    /// Makes an empty table.
    ///
    /// - Parameter sectionKind: `RowKind(Section.self)`, best made once where `Section` is known.
    package init(sectionKind: RowKind = RowKind(Section.self)) {
        sections = []
        contents = []
        self.sectionKind = sectionKind
    }

    /// Makes a table of sections.
    ///
    /// - Parameters:
    ///   - snapshots: The sections in display order.
    ///   - sectionKind: `RowKind(Section.self)`, best made once where `Section` is known.
    package init(
        _ snapshots: some Sequence<SectionSnapshot<Section>>,
        sectionKind: RowKind = RowKind(Section.self)
    ) {
        self.init(sectionKind: sectionKind)
        for snapshot in snapshots { append(snapshot) }
    }

    /// Makes a table of sections and as many contents.
    init(sections: [Section], contents: [SectionContent], sectionKind: RowKind) {
        self.sections = sections
        self.contents = contents
        self.sectionKind = sectionKind
    }

    /// Adds a section at the end.
    package mutating func append(_ snapshot: SectionSnapshot<Section>) {
        append(snapshot.section, snapshot.content)
    }

    /// Adds a section at the end.
    package mutating func append(_ section: Section, _ content: SectionContent) {
        sections.append(section)
        contents.append(content)
    }

    /// Makes room for a number of sections.
    package mutating func reserveCapacity(_ count: Int) {
        sections.reserveCapacity(count)
        contents.reserveCapacity(count)
    }

    /// The number of sections.
    package var count: Int { sections.count }

    /// The section at an index.
    ///
    /// - Parameter index: 0 ..< `count`, else this traps.
    package subscript(index: Int) -> SectionSnapshot<Section> {
        let content = contents[index]
        return SectionSnapshot(
            section: sections[index], rows: content.rows, models: content.models,
            header: content.header, footer: content.footer, rowUpdates: content.rowUpdates,
            cellSource: content.cellSource)
    }

    /// How many rows each section has.
    package var rowCounts: [Int] { contents.map(\.rows.count) }
}

extension [SectionContent] {
    /// How many rows each section has: at most 2^29, which a list of rows sees to.
    var rowCounts: [Int32] { map { Int32(truncatingIfNeeded: $0.rows.count) } }
}
