#if !canImport(UIKit)
import Tableau

/// Updates by batches: rows keep their known texts and verdicts when they move.
extension SearchIndex {
    /// Follows a batch: only inserted or changed rows are checked again.
    ///
    /// - Complexity: O(rows of the changed sections).
    mutating func follow(_ batch: AppliedBatch) {
        let changes = batch.batch
        for run in changes.rowReloads { becomeStale(run) }
        var moved: [RowPath: SearchedRow] = [:]
        for move in changes.rowMoves {
            var row = sections[Int(move.from.section)].rows[Int(move.from.row)]
            // The words of another header count for it.
            if batch.origin(ofSection: move.to.section).keptPlace != move.from.section {
                row.isPending = true
            }
            moved[move.to] = row
        }
        let removed = Dictionary(grouping: batch.removedRows, by: \.section)
        let added = Dictionary(grouping: batch.addedRows, by: \.section)
        let old = sections
        sections = batch.countsAfter.indices.map { index in
            guard let origin = batch.origin(ofSection: Int32(index)).keptPlace else {
                return SearchedSection(count: Int(batch.countsAfter[index]), missing: query)
            }
            var section = old[Int(origin)]
            section.isHeaderStale = true
            let (left, came) = (removed[origin] ?? [], added[Int32(index)] ?? [])
            if left.isEmpty, came.isEmpty { return section }
            section.replaceRows { rows in
                Self.remove(left, from: &rows)
                Self.insert(came, into: &rows) { moved[$0] ?? SearchedRow() }
            }
            return section
        }
        for run in changes.rowReconfigures { becomeStale(run) }
        searchAnew()
    }

    /// Not by `removeSubranges`, which takes a third longer for 1,000,000 rows.
    private static func remove(_ runs: [RowRun], from rows: inout [SearchedRow]) {
        if runs.isEmpty { return }
        var stayed: [SearchedRow] = []
        stayed.reserveCapacity(rows.count)
        var next = 0
        for run in runs {
            stayed += rows[next..<Int(run.row)]
            next = Int(run.end)
        }
        stayed += rows[next...]
        rows = stayed
    }

    private static func insert(
        _ runs: [RowRun], into rows: inout [SearchedRow], _ new: (RowPath) -> SearchedRow
    ) {
        if runs.isEmpty { return }
        var rest = rows[...]
        rows = []
        rows.reserveCapacity(rest.count + runs.reduce(0) { $0 + Int($1.count) })
        for run in runs {
            let above = rest.prefix(Int(run.row) - rows.count)
            rest = rest.dropFirst(above.count)
            rows += above
            for row in run.row..<run.end {
                rows.append(new(RowPath(section: run.section, row: row)))
            }
        }
        rows += rest
    }

    private mutating func becomeStale(_ run: RowRun) {
        let range = Int(run.row)..<Int(run.end)
        sections[Int(run.section)].update(range) { rows in
            for row in range { rows[row].becomeStale() }
        }
    }
}
#endif
