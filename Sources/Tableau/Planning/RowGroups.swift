/// Deleted and inserted rows of changed sections, grouped by row type and source of cells: rows can
/// move between sections of one group.
///
/// With a chain for each of thousands of sections there are thousands of groups, so none is hashed
/// or allocates.
enum RowGroups {
    /// Rows of a section, counted among the changed ones.
    private typealias Entry = (type: RowType, cellSource: Int, section: Int, isInserted: Bool)

    /// Returns the rows that move from one section to another; rows that are only counted don't.
    ///
    /// - Parameter cellSource: Groups a section's rows; nil leaves them out.
    static func join(
        _ changed: ContiguousArray<ChangedSection>, from old: SectionContents,
        to new: SectionContents, in scratch: DiffScratch,
        by cellSource: (SectionContent) -> Int?
    ) -> CrossSectionJoin {
        var join = CrossSectionJoin(changed, scratch)
        guard changed.count > 1 else { return join }
        var entries: ContiguousArray<Entry> = []
        func add(_ section: Int, _ content: SectionContent, isInserted: Bool) {
            guard let type = content.rows.type, let source = cellSource(content) else { return }
            entries.append((type, source, section, isInserted))
        }
        for (index, section) in changed.enumerated() {
            if section.changes.deletes > 0 { add(index, old[section.old], isInserted: false) }
            if section.changes.inserts > 0 { add(index, new[section.new], isInserted: true) }
        }
        entries.sort {
            ($0.cellSource, $0.type.id, $0.section) < ($1.cellSource, $1.type.id, $1.section)
        }
        var rest = entries[...]
        while let first = rest.first {
            let group = rest.prefix {
                $0.cellSource == first.cellSource && $0.type.id == first.type.id
            }
            rest = rest.dropFirst(group.count)
            // Rows deleted and inserted in one section have been compared already.
            if group.last?.section == first.section { continue }
            join.join(
                by: UnsafePointer(first.type.comparisonMemory),
                deleting: group.filter { !$0.isInserted }.map(\.section),
                inserting: group.filter(\.isInserted).map(\.section))
        }
        return join
    }
}
