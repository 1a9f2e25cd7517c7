/// Changed sections grouped by row type: rows can move between sections of one group.
///
/// Sections are identified by their index among the changed ones, ascending.
struct RowGroups {
    private struct Group {
        let source: Source
        let type: RowType
        var deleting: [Int] = []
        var inserting: [Int] = []
    }

    private struct Source: Hashable {
        let rowType: ObjectIdentifier
        let cellSource: Int
    }

    private var groups: [Group] = []
    private var indexes: [Source: Int] = [:]
    /// The group of the last addition: most tables have one, found without hashing.
    private var last = 0

    /// Adds a section with deleted rows.
    ///
    /// - Parameters:
    ///   - section: The section.
    ///   - type: The type of its rows; rows that are only counted do not change sections.
    ///   - cellSource: The source of its cells, if rows keep their cells.
    mutating func addDeleting(_ section: Int, _ type: RowType?, cellSource: Int = 0) {
        if let type { groups[index(type, cellSource)].deleting.append(section) }
    }

    /// Adds a section with inserted rows; see ``addDeleting(_:_:cellSource:)``.
    mutating func addInserting(_ section: Int, _ type: RowType?, cellSource: Int = 0) {
        if let type { groups[index(type, cellSource)].inserting.append(section) }
    }

    /// Joins the rows of each group.
    func join(_ join: inout CrossSectionJoin) {
        for group in groups {
            join.join(
                by: UnsafePointer(group.type.comparisonMemory), deleting: group.deleting,
                inserting: group.inserting)
        }
    }

    private mutating func index(_ type: RowType, _ cellSource: Int) -> Int {
        let source = Source(rowType: type.id, cellSource: cellSource)
        if last < groups.count, groups[last].source == source { return last }
        if let known = indexes[source] {
            last = known
        } else {
            last = groups.count
            indexes[source] = last
            groups.append(Group(source: source, type: type))
        }
        return last
    }
}

extension ChangedSection {
    /// Compares the rows of a section.
    ///
    /// - Parameters:
    ///   - keepsRows: Whether rows may stay; if not, all are deleted and inserted.
    ///   - scratch: The scratch that collects the changes.
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
