#if !canImport(UIKit)
import Tableau

extension SearchIndex {
    /// Follows a batch: only inserted or changed rows are read and checked again.
    ///
    /// - Complexity: O(rows of the changed sections).
    mutating func follow(_ batch: AppliedBatch) {
        let changes = batch.map.operations
        for run in changes.reloads { becomeStale(run) }
        var moved: [RowPath: SearchedRow] = [:]
        for move in changes.moves {
            var row = sections[Int(move.from.section)].rows[Int(move.from.row)]
            // The words of another header count for it.
            if batch.origin(ofSection: move.to.section).keptPlace?.row != move.from.section {
                row.isPending = true
            }
            moved[move.to] = row
        }
        let removed = Dictionary(grouping: batch.map.removed.runs, by: \.section)
        let added = Dictionary(grouping: batch.map.added.runs, by: \.section)
        let old = sections
        sections = batch.countsAfter.indices.map { index in
            guard let origin = batch.origin(ofSection: Int32(index)).keptPlace?.row else {
                return SearchedSection(count: Int(batch.countsAfter[index]), missing: query)
            }
            var section = old[Int(origin)]
            section.isHeaderStale = true
            let (left, came) = (removed[origin] ?? [], added[Int32(index)] ?? [])
            if left.isEmpty, came.isEmpty { return section }
            section.replaceRows { rows in
                Self.replace(left, by: came, in: &rows) { moved[$0] ?? SearchedRow() }
            }
            return section
        }
        for run in changes.reconfigures { becomeStale(run) }
        searchAnew()
    }

    /// Takes ascending runs of rows out and puts others in, in one pass: `removeSubranges` takes a
    /// third longer for 1,000,000 rows.
    private static func replace(
        _ left: [RowRun], by came: [RowRun], in rows: inout [SearchedRow],
        _ new: (RowPath) -> SearchedRow
    ) {
        let old = rows
        let count = old.count + came.rowCount - left.rowCount
        rows = []
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
    }

    /// Lets rows be read again; the verdicts on what they were stay until then.
    private mutating func becomeStale(_ run: RowRun) {
        let range = Int(run.row)..<Int(run.end)
        sections[Int(run.section)].update(range) { rows in
            for row in range { (rows[row].text, rows[row].isPending) = (nil, true) }
        }
    }
}
#endif
