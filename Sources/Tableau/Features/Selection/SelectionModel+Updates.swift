import Foundation

extension SelectionModel: BinderFeature {
    static var order: FeatureOrder { .selection }

    func willUpdate() { keepOneRow() }

    /// Keeps the selected rows among those that leave the table, which only follows the others.
    func rowsWillHide(_ rows: [(path: IndexPath, row: RowReference<Section>)]) {
        let selected = Set(binder?.selectedPaths ?? [])
        for (path, row) in rows where selected.contains(path) { hidden.insert(row) }
    }

    /// Adjusts the selection: the table has followed its rows.
    func didUpdate(from before: ShownTable) {
        findHiddenSections()
        let deselected = refused
        refused = []
        guard let binder else { return }
        for row in rows(after: deselected, from: before) {
            hidden.remove(row)
            awaited.remove(row)
        }
        let unseen = hidden.rows
        hidden = RowReferences()
        let waiting = awaited.rows
        let due = waiting.filter { binder.hasRows(in: $0.section) }
        let lost = unseen.filter { !show($0) } + due.filter { !binder.contains($0) }
        // User code may have moved them on, for the next turn.
        for row in rows(after: lost, from: before) where !show(row) { hidden.insert(row) }
        if !due.isEmpty {
            replace(with: modeNow == .multiple ? rows + waiting : waiting + rows)
        }
        settle()
    }

    /// Lets this table and later ones have their hidden sections: a turn has none that had begun
    /// before there was a selection.
    func findHiddenSections() {
        guard let binder, binder.shown.hidden == nil else { return }
        binder.shown.hidden = binder.pending.hiddenSections(
            besides: binder.dataTable.states)
        binder.unarranged?.hidden = binder.shown.hidden
    }

    /// Returns what has become of rows, of those that the data of this turn have.
    private func rows(
        after rows: [RowReference<Section>], from before: ShownTable
    ) -> [RowReference<Section>] {
        guard let binder, !rows.isEmpty else { return [] }
        let (old, new) = (before.all, binder.dataTable.all)
        let staying = Set(binder.paths(of: rows, in: new).map { binder.reference(at: $0, in: new) })
        let paths = binder.paths(of: rows.filter { !staying.contains($0) }, in: old)
        let moving = paths.map(RowPath.init(clamping:))
        let places = old.places(of: moving, in: new)
        let moved = moving.compactMap { places[$0]?.indexPath }
        return rows.filter(staying.contains) + moved.map { binder.reference(at: $0, in: new) }
    }

    /// Called when the user has changed the selection of the table: if only one row can be selected,
    /// the user's takes the place of awaited ones.
    func userDidChange(deselecting rows: [RowReference<Section>] = []) {
        if modeNow != .multiple { awaited = RowReferences() }
        if !awaited.isEmpty || !hidden.isEmpty {
            refused = (refused + rows).filter { !contains($0.id, in: $0.section) }
        }
        settle()
    }

    /// Forgets hidden rows if only one row can be selected, and the table has another one.
    private func keepOneRow() {
        if modeNow != .multiple, !hidden.isEmpty, binder?.hasSelectedRows == true {
            hidden = RowReferences()
        }
    }

    /// Enforces the mode, and reports the selection if it has changed.
    func settle() {
        keepOneRow()
        if modeNow == .required { keepOneSelected() }
        guard !observers.isEmpty else { return }
        let rows = rows
        guard rows != lastReported else { return }
        lastReported = rows
        let wasReporting = isReporting
        isReporting = true
        defer { isReporting = wasReporting }
        for observer in observers {
            observer(rows)
            // The observer changed the selection: all observers have received that already.
            guard lastReported == rows else { return }
        }
    }

    private func keepOneSelected() {
        guard let binder else { return }
        if let path = binder.selectedPaths.first {
            lastPlace = path
        } else if hidden.isEmpty, let path = binder.displayedRow(near: lastPlace) {
            binder.select(path)
            lastPlace = path
        }
    }
}
