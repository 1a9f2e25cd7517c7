package import Tableau

/// A section of a table to be planned: its number and its content.
package struct SectionSnapshot {
    package let section: Int
    package let content: SectionContent

    package init(
        section: Int, rows: RowList, header: HeaderFooterContent? = nil,
        footer: HeaderFooterContent? = nil, rowUpdates: RowUpdateStyle = .reconfigure,
        cellSource: Int = 0
    ) {
        self.section = section
        content = SectionContent(
            rows: rows, header: header, footer: footer, rowUpdates: rowUpdates,
            cellSource: cellSource)
    }
}

/// A table to be planned.
package struct PlannedTable {
    package let sections: [Int]
    package let contents: SectionContents

    package init(_ sections: [SectionSnapshot] = []) {
        self.sections = sections.map(\.section)
        contents = SectionContents(sections.map(\.content))
    }
}

extension RowMap {
    package init(_ plan: UpdatePlan, from old: PlannedTable, to new: PlannedTable) {
        self.init(old: old.contents, new: new.contents, steps: plan.steps) {
            SectionMatch(from: old.sections, to: new.sections)
        }
    }
}

extension UpdatePlan {
    package init(
        from old: PlannedTable, to new: PlannedTable, options: UpdateOptions = UpdateOptions()
    ) {
        self.init(
            from: old.contents, to: new.contents,
            match: SectionMatch(from: old.sections, to: new.sections), options: options)
    }
}
