/// Changed sections grouped by row type: rows can move between sections of one group.
///
/// Sections are identified by their index among the changed ones, ascending. With a chain for each
/// of thousands of sections there are thousands of groups, so none is hashed or allocates.
struct RowGroups {
    private struct Group {
        let type: RowType
        let cellSource: Int
        /// The next group of the same cell source, or -1.
        let next: Int
        var deleting = SectionChain()
        var inserting = SectionChain()
    }

    private var groups: ContiguousArray<Group> = []
    /// For each cell source, its latest group, or -1.
    private var latest: ContiguousArray<Int> = []
    /// The group of the last addition: most tables have one.
    private var last = 0
    private var links: ContiguousArray<SectionChain.Link> = []

    /// Adds a section with deleted rows.
    ///
    /// - Parameters:
    ///   - section: The section.
    ///   - type: The type of its rows; rows that are only counted do not change sections.
    ///   - cellSource: The source of its cells, if rows keep their cells.
    mutating func addDeleting(_ section: Int, _ type: RowType?, cellSource: Int = 0) {
        guard let type else { return }
        groups[index(type, cellSource)].deleting.append(section, in: &links)
    }

    /// Adds a section with inserted rows; see ``addDeleting(_:_:cellSource:)``.
    mutating func addInserting(_ section: Int, _ type: RowType?, cellSource: Int = 0) {
        guard let type else { return }
        groups[index(type, cellSource)].inserting.append(section, in: &links)
    }

    /// Joins the rows of each group.
    func join(_ join: inout CrossSectionJoin) {
        for group in groups where group.deleting.mayShareRows(with: group.inserting, in: links) {
            join.join(
                by: UnsafePointer(group.type.comparisonMemory),
                deleting: group.deleting.sections(in: links),
                inserting: group.inserting.sections(in: links))
        }
    }

    private mutating func index(_ type: RowType, _ cellSource: Int) -> Int {
        func isGroup(_ index: Int) -> Bool {
            groups[index].cellSource == cellSource && groups[index].type.id == type.id
        }
        if last < groups.count, isGroup(last) { return last }
        while latest.count <= cellSource { latest.append(-1) }
        last = latest[cellSource]
        while last >= 0, !isGroup(last) { last = groups[last].next }
        if last < 0 {
            last = groups.count
            groups.append(Group(type: type, cellSource: cellSource, next: latest[cellSource]))
            latest[cellSource] = last
        }
        return last
    }
}

/// A linked list of sections, in memory that many lists share.
private struct SectionChain {
    struct Link {
        let section: Int
        var next = -1
    }

    private var first = -1
    private var last = -1

    mutating func append(_ section: Int, in links: inout ContiguousArray<Link>) {
        if first < 0 { first = links.count } else { links[last].next = links.count }
        last = links.count
        links.append(Link(section: section))
    }

    /// Whether a section of this list may have a row in common with another section of `other`.
    func mayShareRows(with other: SectionChain, in links: ContiguousArray<Link>) -> Bool {
        guard first >= 0, other.first >= 0 else { return false }
        return first != last || other.first != other.last
            || links[first].section != links[other.first].section
    }

    func sections(in links: ContiguousArray<Link>) -> [Int] {
        var sections: [Int] = []
        var index = first
        while index >= 0 {
            sections.append(links[index].section)
            index = links[index].next
        }
        return sections
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
