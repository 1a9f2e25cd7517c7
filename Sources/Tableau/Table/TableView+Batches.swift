#if !canImport(UIKit) || os(watchOS)
import Foundation

extension TableView {
    /// Whether a batch is open.
    public var hasUncommittedUpdates: Bool { updates.depth > 0 }

    /// Applies a compact batch, which has all operations of its block, and in whose middle `change`
    /// changes the model; unlike an empty block, one without operations measures nothing again.
    package func apply(_ batch: TableBatch, change: () -> Void) {
        if batch.isEmpty { return change() }
        beginBatch()
        change()
        updates.batch = batch
        endBatch()
    }

    // MARK: Recording

    func edit(_ change: (inout TableBatch) -> Void) {
        beginBatch()
        change(&updates.batch)
        endBatch()
    }

    func beginBatch() {
        loadIfNeeded()
        updates.depth += 1
    }

    func endBatch() {
        guard updates.depth > 0 else {
            report(TableContractViolation(.unbalancedEndUpdates))
            return
        }
        if updates.depth == 1 { commit() } else { updates.depth -= 1 }
    }

    // MARK: Committing

    private func commit() {
        let (recorded, reconfigures) = (updates.batch, updates.reconfigures)
        updates.batch = TableBatch()
        updates.reconfigures = []
        // A cell that is asked for only to be read keeps no row from changing.
        guard phase == .idle else {
            updates.depth = 0
            report(TableContractViolation(.updatesDuringLayout))
            setNeedsReload()
            return scheduleCompletions()
        }
        phase = .changing
        let after = askForCounts()
        updates.depth = 0
        do {
            try apply(AppliedBatch(recorded, before: loaded.counts, after: after), reconfigures)
            phase = .idle
            if loaded.needsReload { layoutVisible() }
        } catch {
            phase = .idle
            report(error)
            reloadEverything()
        }
        scheduleCompletions()
    }

    private func apply(_ applied: AppliedBatch, _ reconfigures: [RowPath]) {
        var applied = applied
        let map = applied.map
        // Without structure, the layout holds the first whole row; an end that is followed, and the
        // row of the anchor, come before it.
        let keepsOther = place.rule.isEnd || place.row != nil
        let kept = map.isStructural || keepsOther ? placeToKeep() : nil
        let inView = kept.map { place.rowsToFind($0, map) } ?? []
        let others = [visible.edited?.path].compactMap(\.self) + inView
        applied.followed = placesOfHeldRows(and: others) { map.path(ofOld: $0) != nil } ?? [:]
        surface?.willApply(applied)
        loaded.counts = applied.countsAfter
        let selected = selection.count
        // Before heights are asked for, which may depend on it.
        followState(by: applied.place)
        // Before rows, headers and footers are released, since the delegate is called and may request
        // positions.
        changeGeometry(map)
        followEdited(applied)
        followRows(map, applied)
        followHeadersFooters(map)
        if let kept {
            // That other state follows a row in view by its identity must not make a difference.
            let found = applied.followed.filter { inView.contains($0.key) }
            settle(place.settle(kept, in: self, through: map, found))
        }
        let again = reconfigures.filter { BatchCheck.contains($0, applied.countsBefore) }
        reconfigureVisible(again.compactMap(map.path(ofOld:)).sorted().map { RowRun($0) })
        reconfigureVisible(map.operations.reconfigures)
        phase = .committing
        visible.measuresAgain = true
        if !map.isStructural, map.operations.isEmpty, reconfigures.isEmpty {
            visible.measureEverything()
        }
        setNeedsLayout()
        layoutVisible()
        surface?.didApply(applied)
        if selection.count != selected { surface?.needsDisplay() }
    }

    /// Requests visible rows again, by their places after the batch.
    private func reconfigureVisible(_ runs: [RowRun]) {
        if runs.isEmpty { return }
        func isNamed(_ row: VisibleTable.Row) -> Bool {
            !loaded.needsReload && runs.run(containing: row.path) != nil
        }
        if let edited = visible.edited, isNamed(edited) { requestEdited() }
        for index in visible.rows.indices where isNamed(visible.rows[index]) {
            reconfigure(visibleRow: index)
        }
    }

    private func scheduleCompletions() {
        let completions = updates.completions
        guard !completions.isEmpty else { return }
        updates.completions = []
        completionScheduler { for completion in completions { completion(true) } }
    }

    // MARK: Following rows

    private func followRows(_ map: BatchMap, _ batch: AppliedBatch) {
        guard let first = visible.rows.first?.path, let last = visible.rows.last?.path,
            !map.keepsRows(of: first.section...last.section)
        else { return }
        var gone: [VisibleTable.Row] = []
        var kept = visible.rows.compactMap { row -> VisibleTable.Row? in
            guard let path = map.path(ofOld: row.path), map.reloadAnimation(ofOld: row.path) == nil
            else {
                gone.append(row)
                return nil
            }
            return VisibleTable.Row(
                path: path, cell: row.cell,
                needsMeasuring: row.needsMeasuring || map.move(ofOld: row.path) != nil)
        }
        // Few batches move rows, and the closure of a sort looks for its actor in every call.
        for index in kept.indices.dropFirst() where kept[index].path < kept[index - 1].path {
            kept.sort { $0.path < $1.path }
            break
        }
        visible.rows = kept
        for row in gone.reversed() {
            let isReloaded = map.path(ofOld: row.path) != nil
            retire(
                row, unlessEditedAt: isReloaded ? nil : batch.place(ofRow: row.path),
                isElsewhere: true)
        }
    }

    private func followHeadersFooters(_ map: BatchMap) {
        guard map.sections != nil else { return }
        retireHeadersFooters { map.section(ofOld: Int32($0.section)) == nil }
        for (index, shown) in visible.headersFooters.enumerated() {
            guard let new = map.section(ofOld: Int32(shown.section)) else { continue }
            visible.headersFooters[index].section = Int(new)
        }
        visible.headersFooters.sort { $0.order < $1.order }
    }

    private func changeGeometry(_ map: BatchMap) {
        if map.sections != nil { changeSections(map) }
        // Those with inserted, deleted or moved rows.
        let touched = map.removed.sections.compactMap(map.section(ofOld:)) + map.added.sections
        for section in Set(touched) {
            guard let old = map.section(ofNew: section) else { continue }
            let height = estimatedRowHeight(inSection: Int(section))
            loaded.geometry.update(Int(section)) {
                $0.rows.apply(
                    removed: map.removed.runs(in: old...old),
                    added: map.added.runs(in: section...section), height: height)
            }
        }
    }

    /// Gives each new section the heights of the old one.
    private func changeSections(_ map: BatchMap) {
        guard let batch = map.sections?.operations else { return }
        // Each of these moves all sections behind it in memory.
        let isSmall = batch.deletes.count + batch.inserts.count <= 8
        if isSmall, batch.moves.isEmpty, batch.reloads.isEmpty {
            let inserted = batch.inserts.map { run in
                run.rows.map { newSection($0, rows: loaded.counts[$0]) }
            }
            return loaded.geometry.editSections { sections in
                for run in batch.deletes.reversed() {
                    sections.removeSubrange(run.rows)
                }
                for (run, new) in zip(batch.inserts, inserted) {
                    sections.insert(contentsOf: new, at: Int(run.row))
                }
            }
        }
        let old = loaded.geometry.sections
        var new = [TableGeometry.Section?](repeating: nil, count: loaded.counts.count)
        for (sections, place) in map.keptSections(of: old.count) ?? [] {
            for (index, section) in zip(place..., old[sections]) { new[index] = section }
        }
        let sections = zip(new.indices, loaded.counts).map { new[$0] ?? newSection($0, rows: $1) }
        loaded.geometry.editSections { $0 = sections }
    }
}

extension [RowRun] {
    /// Appends rows, joining adjacent ones into runs.
    mutating func append(_ indexPaths: [IndexPath], with animation: TableView.RowAnimation) {
        for indexPath in indexPaths { append(RowPath(clamping: indexPath), animation: animation) }
    }

    mutating func append(_ sections: IndexSet, with animation: TableView.RowAnimation) {
        append(sections.map { [0, $0] }, with: animation)
    }
}
#endif
