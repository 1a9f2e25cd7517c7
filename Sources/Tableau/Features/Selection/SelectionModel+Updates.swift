import Foundation

// What the binder tells the selection: updates, taps, and when to report.

extension SelectionModel: BinderFeature {
    static var order: FeatureOrder { .selection }

    func willUpdate() { keepOneRow() }

    /// Keeps the selected rows among those that leave the table for hidden sections.
    ///
    /// The table follows the others, and forgets these.
    func rowsWillHide(_ rows: [(path: IndexPath, row: RowReference<Section>)]) {
        let selected = Set(binder?.selectedPaths ?? [])
        for (path, row) in rows where selected.contains(path) { hidden.insert(row) }
    }

    func didUpdate(from before: ShownTable<Section>) {
        if !isIdle { follow(from: before) }
    }

    func didLoad() { follow(from: ShownTable()) }

    /// Adjusts the selection after an update: the table has followed its rows.
    func follow(from table: ShownTable<Section>) {
        guard let binder else { return }
        var gone: [RowReference<Section>] = []
        let unseen = hidden.rows
        hidden = RowReferences()
        for row in unseen {
            switch binder.place(of: row) {
            case .displayed(let path): binder.select(path)
            case .hidden: hidden.insert(row)
            case .nowhere: gone.append(row)
            }
        }
        find(gone, from: table)
        selectArrivals(from: table)
        settle()
    }

    /// Finds rows that have left their hidden sections, and selects them where they are.
    private func find(_ gone: [RowReference<Section>], from table: ShownTable<Section>) {
        guard let binder, !gone.isEmpty else { return }
        // What user code has moved while the turn was applied is followed in the next one.
        let now = binder.dataTable.all
        let staying = Set(now.paths(of: gone).map(now.reference(at:)))
        for row in gone where staying.contains(row) { hidden.insert(row) }
        let left = gone.filter { !staying.contains($0) }
        for (_, row, path) in places(of: left, from: table) {
            if binder.unarranged == nil, path[0] < binder.shown.sections.count {
                binder.select(path)
            } else if let path = binder.indexPath(of: row) {
                binder.select(path)
            } else {
                hidden.insert(row)
            }
        }
    }

    /// Returns where rows are that have left their sections.
    private func places(
        of gone: [RowReference<Section>], from table: ShownTable<Section>
    ) -> [(old: RowReference<Section>, new: RowReference<Section>, path: IndexPath)] {
        guard let binder, !gone.isEmpty else { return [] }
        // In the data: a held table shows some rows of displayed sections later.
        let (old, new) = (table.all, binder.dataTable.all)
        let paths = old.paths(of: gone)
        return zip(paths, RowMap(from: old, to: new).newPaths(of: paths)).compactMap {
            before, path in
            path.map { (old.reference(at: before), new.reference(at: $0), $0) }
        }
    }

    private func selectArrivals(from table: ShownTable<Section>) {
        guard let binder else { return }
        if let rows = deferred?.rows {
            let gone = rows.filter { !binder.contains($0) }
            let moved = Dictionary(
                places(of: gone, from: table).map { ($0.old, $0.new) }, uniquingKeysWith: { $1 })
            // A handler may have deferred it during this turn: the next one brings its rows.
            change(to: rows.map { moved[$0] ?? $0 })
        } else if !awaited.isEmpty {
            let waiting = awaited.rows
            guard waiting.contains(where: { binder.hasRows(in: $0.section) }) else { return }
            let arrived = waiting.filter(binder.contains)
            replace(with: modeNow == .multiple ? rows + waiting : arrived + rows)
        }
    }

    /// Takes what the user has selected into the selection of the next turn; if only one row can be
    /// selected, the user's row replaces those for which the selection waits.
    func userDidChange() {
        if modeNow != .multiple {
            deferred = nil
            awaited = RowReferences()
        } else if var later = deferred {
            let now = rows
            for row in selectedNow.subtracting(now) { later.remove(row) }
            for row in now where !selectedNow.contains(row) { later.insert(row) }
            putOff(later)
        }
        settle()
    }

    /// Forgets hidden rows if only one row can be selected, and the user has selected another one.
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
