package import Foundation

/// Finds rows of one table in another by identity, for state that belongs to rows: a selection, the
/// focus, an edit.
///
/// ```swift
/// let follower = RowFollower(from: shown, to: wanted)
/// follower.newPaths(of: [[0, 2]])  // [[1, 0]]: the row went to the next section
/// ```
///
/// A row is first looked for in its own section, then among the rows that are new to any other
/// section. It is found whatever its cell does on the way: sections may come, go and move, and
/// other chains may make the cells. Rows without identity are found in their own section alone, as
/// their diff pairs them.
package struct RowFollower<Section: Hashable> {
    private let old: TableSnapshot<Section>
    private let new: TableSnapshot<Section>

    /// Follows rows from one table to another.
    package init(from old: TableSnapshot<Section>, to new: TableSnapshot<Section>) {
        self.old = old
        self.new = new
    }

    /// Where rows of the old table are in the new one.
    ///
    /// - Parameter paths: Rows of the old table, else this traps.
    /// - Returns: For each its place in the new table; nil if it is gone.
    /// - Complexity: As the diff of the sections concerned; if a row has left its section, as the
    ///   diff of the tables.
    package func newPaths(of paths: [IndexPath]) -> [IndexPath?] {
        if paths.isEmpty { return [] }
        return DiffScratch.withScratch { scratch in
            let sections = RowList(old.sections, kind: old.sectionKind)
                .changes(to: RowList(new.sections, kind: new.sectionKind), using: scratch)
            let match = SectionMatch(sections, oldCount: old.count, newCount: new.count)
            var trackers: [Int: RowTracker?] = [:]
            var crossed: [RowPath: RowPath]?
            return paths.map { path in
                let (section, row) = (path[0], path[1])
                if let target = match.new(ofOld: section) {
                    let tracker = trackers[section] ?? tracker(section, target, scratch)
                    trackers[section] = .some(tracker)
                    if let row = tracker?.newIndex(ofOld: row) {
                        return IndexPath(row: row, section: target)
                    }
                }
                if crossed == nil { crossed = rowsThatCross(match, scratch) }
                return crossed?[RowPath(section: section, row: row)].map {
                    IndexPath(row: Int($0.row), section: Int($0.section))
                }
            }
        }
    }

    /// Follows the rows of a section that stays; nil if all of them leave it.
    private func tracker(_ section: Int, _ target: Int, _ scratch: DiffScratch) -> RowTracker? {
        let (old, new) = (old.contents[section].rows, new.contents[target].rows)
        guard old.isComparable(with: new) else { return nil }
        return RowTracker(old.changes(to: new, using: scratch))
    }

    /// All rows that are found in another section.
    private func rowsThatCross(
        _ match: SectionMatch, _ scratch: DiffScratch
    ) -> [RowPath: RowPath] {
        scratch.beginCollecting()
        var changed: ContiguousArray<ChangedSection> = []
        var groups = RowGroups()
        func add(_ section: Int, _ old: RowList?, _ target: Int, _ new: RowList?) {
            guard let any = old ?? new else { return }
            var changes: CollectedChanges?
            if let old, let new, old.isComparable(with: new) {
                changes = old.collectChanges(to: new, in: scratch)
            }
            let none = BorrowedRows(base: any.erased.base, count: 0)
            let section = ChangedSection(
                old: section, new: target, oldRows: old?.erased.borrowed ?? none,
                newRows: new?.erased.borrowed ?? none, changes: changes)
            if let old, section.deleteCount > 0 { groups.addDeleting(changed.count, old.kind) }
            if let new, section.insertCount > 0 { groups.addInserting(changed.count, new.kind) }
            changed.append(section)
        }
        for section in old.contents.indices {
            let target = match.new(ofOld: section)
            let rows = target.map { new.contents[$0].rows }
            if let rows, rows.isSame(as: old.contents[section].rows) { continue }
            add(section, old.contents[section].rows, target ?? -1, rows)
        }
        for section in match.inserts { add(-1, nil, section, new.contents[section].rows) }
        var join = CrossSectionJoin(changed, scratch)
        groups.join(&join)
        var paths: [RowPath: RowPath] = [:]
        for crossing in join.crossings {
            let from = RowPath(section: changed[crossing.from].old, row: crossing.oldRow)
            paths[from] = RowPath(section: changed[crossing.target].new, row: crossing.newRow)
        }
        return paths
    }
}
