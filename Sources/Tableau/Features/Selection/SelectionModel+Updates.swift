import Foundation

// What the binder tells the selection: updates, taps, and when to report.

extension SelectionModel: BinderFeature {
    static var order: FeatureOrder { .selection }

    func willUpdate() { selectedBefore = engine?.selectedPaths ?? [] }

    func didUpdate(from before: ShownTable<Section>) {
        if !selectedBefore.isEmpty || !isIdle { follow(from: before, selectedBefore) }
        selectedBefore = []
    }

    func didLoad() { follow(from: ShownTable(), []) }

    /// Adjusts the selection after an update.
    ///
    /// - Parameter before: The rows that were selected in the table before.
    func follow(from table: ShownTable<Section>, _ before: [IndexPath]) {
        guard let engine else { return }
        // The table has followed its rows to displayed sections.
        let lost = engine.selectedPaths.count < before.count ? before : []
        if modeNow != .multiple, !before.isEmpty { hidden = RowReferences() }
        var gone: [RowReference<Section>] = []
        let unseen = hidden.rows
        hidden = RowReferences()
        for row in unseen {
            switch engine.place(of: row) {
            case .displayed(let path): engine.select(path)
            case .hidden: hidden.insert(row)
            case .awaited, .none: gone.append(row)
            }
        }
        if !lost.isEmpty { find(displayed: lost, from: table) }
        if !gone.isEmpty { find(hidden: gone, from: table) }
        selectArrivals()
        settle()
    }

    /// Finds rows that have left their places, and selects them there.
    ///
    /// - Parameters:
    ///   - displayed: Those that the table displayed; it has followed them to displayed sections.
    ///   - gone: Those that it didn't display.
    private func find(
        displayed: [IndexPath]? = nil, hidden gone: [RowReference<Section>] = [],
        from table: ShownTable<Section>
    ) {
        guard let engine else { return }
        // In the data: a held table shows some rows of displayed sections later.
        let isArranged = engine.unarranged != nil
        let data = engine.unarranged ?? engine.shown
        let rows = engine.allRows(from: table, to: data, following: displayed)
        for case let path? in rows.map().newPaths(of: displayed ?? rows.oldPaths(of: gone)) {
            let row = rows.reference(at: path)
            if isArranged, case .displayed(let path) = engine.place(of: row) {
                engine.select(path)
            } else if isArranged || !rows.isDisplayed(path) {
                hidden.insert(row)
            } else if displayed == nil {
                engine.select(path)
            }
        }
    }

    private func selectArrivals() {
        guard let engine else { return }
        if let rows = deferred {
            // A handler may have deferred it during this turn: the next one brings its rows.
            change(to: rows.rows)
        } else if !awaited.isEmpty {
            let waiting = awaited.rows
            guard waiting.contains(where: { engine.hasRows(in: $0.section) }) else { return }
            let arrived = waiting.filter(engine.contains)
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

    /// Enforces the mode, and reports the selection if it has changed.
    func settle() {
        if modeNow != .multiple, !hidden.isEmpty, engine?.hasSelectedRows == true {
            // Only one row can be selected: the user has selected a displayed row instead.
            hidden = RowReferences()
        }
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
        guard let engine else { return }
        if let path = engine.selectedPaths.first {
            lastPlace = path
        } else if hidden.isEmpty, let path = engine.displayedRow(near: lastPlace) {
            engine.select(path)
            lastPlace = path
        }
    }
}
