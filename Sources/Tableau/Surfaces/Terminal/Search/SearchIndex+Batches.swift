#if !canImport(UIKit)
import Tableau

extension SearchIndex {
    /// Follows a batch: only inserted or changed rows are read and checked again.
    ///
    /// - Complexity: O(rows of the changed sections).
    func follow(_ batch: AppliedBatch) {
        let changes = batch.map.operations
        becomeStale(changes.reloads)
        let removed = Dictionary(grouping: batch.map.removed.runs, by: \.section)
        let added = Dictionary(grouping: batch.map.added.runs, by: \.section)
        let old = sections
        sections = batch.countsAfter.indices.map { index in
            guard let origin = batch.origin(ofSection: Int32(index)).keptPlace?.row else {
                let rows = Array(repeating: SearchedRow(), count: Int(batch.countsAfter[index]))
                return SearchedSection(rows, missing: words)
            }
            var section = old[Int(origin)]
            let (left, came) = (removed[origin] ?? [], added[Int32(index)] ?? [])
            if !left.isEmpty || !came.isEmpty {
                let rows = Self.rows(section.rows, without: left, with: came) { new in
                    guard let from = batch.map.path(ofNew: new) else { return SearchedRow() }
                    var row = old[Int(from.section)].rows[Int(from.row)]
                    // The words of another header count for it.
                    if from.section != origin { row.isPending = true }
                    return row
                }
                section = SearchedSection(rows, missing: section.missing)
            }
            section.header = nil
            return section
        }
        becomeStale(changes.reconfigures)
        searchAnew()
    }

    /// Takes ascending runs of rows out and puts others in, in one pass: `removeSubranges` takes a
    /// third longer for 1,000,000 rows.
    private static func rows(
        _ old: [SearchedRow], without left: [RowRun], with came: [RowRun],
        _ new: (RowPath) -> SearchedRow
    ) -> [SearchedRow] {
        let count = old.count + came.rowCount - left.rowCount
        var rows: [SearchedRow] = []
        rows.reserveCapacity(count)
        var (left, next) = (left[...], 0)
        func keepRows(until end: Int) {
            while rows.count < end {
                let gap = left.first.map { Int($0.row) } ?? old.count
                let kept = min(gap - next, end - rows.count)
                rows += old[next..<next + kept]
                next += kept
                if next == gap, let run = left.popFirst() { next = Int(run.end) }
            }
        }
        for run in came {
            keepRows(until: Int(run.row))
            rows += (run.row..<run.end).map { new(RowPath(section: run.section, row: $0)) }
        }
        keepRows(until: count)
        return rows
    }

    private func becomeStale(_ runs: [RowRun]) {
        for run in runs {
            sections[Int(run.section)].becomeStale(Int(run.row)..<Int(run.end))
        }
    }
}
#endif
