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
            let count = Int(batch.countsAfter[index])
            guard let origin = batch.origin(ofSection: Int32(index)).keptPlace?.row else {
                return SearchedSection(Array(repeating: SearchedRow(), count: count))
            }
            var section = old[Int(origin)]
            let (left, came) = (removed[origin] ?? [], added[Int32(index)] ?? [])
            if !left.isEmpty || !came.isEmpty {
                // In one pass: `removeSubranges` takes a third longer for 1,000,000 rows. An empty
                // stretch at the end is what the last new rows come before.
                let kept = stretches(
                    of: section.rows.count, removing: left.map { $0.rows },
                    adding: came.map { $0.rows })
                var rows: [SearchedRow] = []
                rows.reserveCapacity(count)
                for (stretch, place) in kept + [(0..<0, count)] {
                    while rows.count < place {
                        let from = batch.map.path(ofNew: RowPath(section: index, row: rows.count))
                        var row = from.map { old[Int($0.section)].rows[Int($0.row)] }
                        // The words of another header count for it.
                        if from?.section != origin { row?.isPending = true }
                        rows.append(row ?? SearchedRow())
                    }
                    rows += section.rows[stretch]
                }
                section = SearchedSection(rows, header: section.header)
            }
            section.isHeaderStale = true
            return section
        }
        becomeStale(changes.reconfigures)
        searchAnew()
    }

    private func becomeStale(_ runs: [RowRun]) {
        for run in runs { sections[Int(run.section)].becomeStale(run.rows) }
    }
}
#endif
