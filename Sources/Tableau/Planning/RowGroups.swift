/// Deleted and inserted rows of changed sections, grouped by row type and source of cells: rows can
/// move between sections of one group.
///
/// With a chain for each of thousands of sections there are thousands of groups, so none is hashed
/// or allocates.
struct RowGroups {
    private struct Entry {
        let type: RowType
        let cellSource: Int
        /// The index among the changed sections.
        let section: Int
        let isInserted: Bool

        func isGrouped(with other: Entry) -> Bool {
            cellSource == other.cellSource && type.id == other.type.id
        }

        static func precedes(_ entry: Entry, _ other: Entry) -> Bool {
            if entry.cellSource != other.cellSource { return entry.cellSource < other.cellSource }
            if entry.type.id != other.type.id { return entry.type.id < other.type.id }
            return entry.section < other.section
        }
    }

    private var entries: ContiguousArray<Entry> = []
    /// Whether the entries are in the order of their groups: most tables have one.
    private var isSorted = true

    /// Returns the rows that move from one section to another.
    ///
    /// - Parameters:
    ///   - old: All sections before, with the types of their rows; rows that are only counted do
    ///     not change sections.
    ///   - new: All sections afterwards.
    ///   - cellSource: Groups a section's rows; nil leaves them out.
    static func join(
        _ changed: ContiguousArray<ChangedSection>, from old: SectionContents,
        to new: SectionContents, in scratch: DiffScratch,
        by cellSource: (SectionContent) -> Int?
    ) -> CrossSectionJoin {
        var join = CrossSectionJoin(changed, scratch)
        guard changed.count > 1 else { return join }
        var groups = RowGroups()
        for (index, section) in changed.enumerated() {
            if section.changes.deletes > 0 {
                groups.add(index, old[section.old], isInserted: false, by: cellSource)
            }
            if section.changes.inserts > 0 {
                groups.add(index, new[section.new], isInserted: true, by: cellSource)
            }
        }
        groups.join(&join)
        return join
    }

    private mutating func add(
        _ section: Int, _ content: SectionContent, isInserted: Bool,
        by cellSource: (SectionContent) -> Int?
    ) {
        guard let type = content.rows.type, let cellSource = cellSource(content) else { return }
        let entry = Entry(
            type: type, cellSource: cellSource, section: section, isInserted: isInserted)
        if let last = entries.last, Entry.precedes(entry, last) { isSorted = false }
        entries.append(entry)
    }

    private mutating func join(_ join: inout CrossSectionJoin) {
        if !isSorted { entries.sort(by: Entry.precedes) }
        var start = 0
        while start < entries.count {
            let first = entries[start]
            let end = entries[start...].firstIndex { !$0.isGrouped(with: first) } ?? entries.count
            let group = entries[start..<end]
            start = end
            // Rows deleted and inserted in one section have been compared already.
            if first.section == group[end - 1].section { continue }
            var (deleting, inserting): ([Int], [Int]) = ([], [])
            for entry in group {
                if entry.isInserted {
                    inserting.append(entry.section)
                } else {
                    deleting.append(entry.section)
                }
            }
            join.join(
                by: UnsafePointer(first.type.comparisonMemory), deleting: deleting,
                inserting: inserting)
        }
    }
}

extension ChangedSection {
    /// Compares the rows of a section.
    ///
    /// - Parameter keepsRows: Whether rows may stay; if not, all are deleted and inserted.
    init(
        old: Int, _ oldRows: RowList, new: Int, _ newRows: RowList, keepsRows: Bool = true,
        in scratch: DiffScratch
    ) {
        let (before, after) = (oldRows.erased.borrowed, newRows.erased.borrowed)
        let changes: ChangeCounts
        if !keepsRows || before.count == 0 || after.count == 0
            || !oldRows.isComparable(with: newRows)
        {
            changes = scratch.collect(updating: 0, of: before.count, and: after.count)
        } else if let type = oldRows.type {
            changes = scratch.collect(before, after, by: UnsafePointer(type.comparisonMemory))
        } else {
            let common = min(before.count, after.count)
            changes =
                before == after
                ? ChangeCounts()
                : scratch.collect(updating: common, of: before.count, and: after.count)
        }
        self.init(old: old, new: new, oldRows: before, newRows: after, changes: changes)
    }
}
