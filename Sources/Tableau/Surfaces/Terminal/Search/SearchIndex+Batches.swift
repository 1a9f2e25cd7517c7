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
            if Self.origin(of: Int(move.to.section), in: batch) != Int(move.from.section) {
                row.isPending = true
            }
            moved[move.to] = row
        }
        let leaving = Self.bySection(changes.rowDeletes + changes.rowMoves.map { RowRun($0.from) })
        let coming = Self.bySection(changes.rowInserts + changes.rowMoves.map { RowRun($0.to) })
        let old = sections
        sections = batch.countsAfter.indices.map { index in
            guard let origin = Self.origin(of: index, in: batch) else {
                return SearchedSection(count: Int(batch.countsAfter[index]), missing: query)
            }
            var section = old[origin]
            section.isHeaderStale = true
            let (left, came) = (leaving[Int32(origin)] ?? [], coming[Int32(index)] ?? [])
            if left.isEmpty, came.isEmpty { return section }
            section.replaceRows { rows in
                rows = Self.rows(rows, without: left, with: came) { row in
                    moved[RowPath(section: index, row: row)] ?? SearchedRow()
                }
            }
            return section
        }
        for run in changes.rowReconfigures { becomeStale(run) }
        searchAnew()
    }

    /// Returns the old index of a section that was kept or moved.
    private static func origin(of section: Int, in batch: AppliedBatch) -> Int? {
        switch batch.origin(ofSection: Int32(section)) {
        case .kept(let old), .moved(let old): Int(old)
        case .reloaded, .inserted: nil
        }
    }

    private static func bySection(_ runs: [RowRun]) -> [Int32: [RowRun]] {
        Dictionary(grouping: runs, by: \.section).mapValues { $0.sorted { $0.row < $1.row } }
    }

    private static func rows(
        _ old: [SearchedRow], without left: [RowRun], with came: [RowRun],
        _ new: (Int) -> SearchedRow
    ) -> [SearchedRow] {
        var stayed: [SearchedRow] = []
        stayed.reserveCapacity(old.count)
        var next = 0
        for run in left {
            stayed += old[next..<Int(run.row)]
            next = Int(run.end)
        }
        stayed += old[next...]
        if came.isEmpty { return stayed }
        var rows: [SearchedRow] = []
        rows.reserveCapacity(stayed.count + came.reduce(0) { $0 + Int($1.count) })
        next = 0
        for run in came {
            let end = next + Int(run.row) - rows.count
            rows += stayed[next..<end]
            next = end
            for row in Int(run.row)..<Int(run.end) { rows.append(new(row)) }
        }
        return rows + stayed[next...]
    }

    private mutating func becomeStale(_ run: RowRun) {
        for row in Int(run.row)..<Int(run.end) { sections[Int(run.section)].becomeStale(row) }
    }
}
#endif
