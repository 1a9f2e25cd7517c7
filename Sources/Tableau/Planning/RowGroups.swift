/// Changed sections grouped by what their rows are: rows cross between sections of one group.
///
/// Sections are given by their index among the changed ones, ascending.
struct RowGroups {
    private struct Group {
        let source: Source
        let kind: RowKind
        var leaving: [Int] = []
        var coming: [Int] = []
    }

    private struct Source: Hashable {
        let rowType: ObjectIdentifier
        let cellSource: Int
    }

    private var groups: [Group] = []
    private var indexes: [Source: Int] = [:]
    /// The group that was added to last: most tables have one, found without hashing.
    private var last = 0

    /// Adds a section that rows leave.
    ///
    /// - Parameters:
    ///   - section: The section.
    ///   - kind: What its rows are; rows that are only counted do not cross.
    ///   - cellSource: Who makes the cells, where rows take their cells along.
    mutating func addLeaving(_ section: Int, _ kind: RowKind?, cellSource: Int = 0) {
        if let kind { groups[index(kind, cellSource)].leaving.append(section) }
    }

    /// Adds a section that rows come to; see ``addLeaving(_:_:cellSource:)``.
    mutating func addComing(_ section: Int, _ kind: RowKind?, cellSource: Int = 0) {
        if let kind { groups[index(kind, cellSource)].coming.append(section) }
    }

    /// Joins the rows of each group.
    func join(_ join: inout CrossSectionJoin) {
        for group in groups {
            join.join(
                by: UnsafePointer(group.kind.comparisonMemory), leaving: group.leaving,
                coming: group.coming)
        }
    }

    private mutating func index(_ kind: RowKind, _ cellSource: Int) -> Int {
        let source = Source(rowType: kind.rowType, cellSource: cellSource)
        if last < groups.count, groups[last].source == source { return last }
        if let known = indexes[source] {
            last = known
        } else {
            last = groups.count
            indexes[source] = last
            groups.append(Group(source: source, kind: kind))
        }
        return last
    }
}
