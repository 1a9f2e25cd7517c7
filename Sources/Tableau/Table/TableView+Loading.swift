#if !canImport(UIKit) || os(watchOS)
import Foundation

extension TableView {
    func setNeedsReload() {
        loaded.needsReload = true
        setNeedsLayout()
        surface?.needsDisplay()
    }

    /// Loads the counts on first use, or if the data source has changed.
    func loadIfNeeded() {
        if loaded.needsReload, updates.depth == 0, phase == .idle { reloadEverything() }
    }

    func reloadEverything() {
        guard updates.depth == 0 else {
            report(TableContractViolation(.reloadDuringUpdates))
            return
        }
        guard phase == .idle else { return setNeedsReload() }
        phase = .changing
        let kept = placeToKeep()
        let edited = rowFollowing == nil ? nil : takeEdited()
        retireEverything()
        let others =
            (kept?.rows.map(\.path) ?? []) + [edited?.path].compactMap(\.self)
            + (surface?.shownRows ?? [])
        let places = placesOfHeldRows(and: others) { _ in false }
        followState { places?[$0] }
        loaded.needsReload = false
        loaded.counts = askForCounts()
        rebuildGeometry()
        settle(kept.flatMap { place.settle($0, in: self, by: places) })
        if let edited {
            retire(edited, unlessEditedAt: places?[edited.path], isElsewhere: true)
        }
        phase = .idle
        setNeedsLayout()
        surface?.didReload(places)
    }

    func askForCounts() -> [Int32] {
        guard let dataSource else { return [] }
        if let boundSource { return boundSource.rowCounts(in: self) }
        let sections = dataSource.numberOfSections(in: self)
        guard sections >= 0 else {
            report(TableContractViolation(.negativeCount))
            return []
        }
        return (0..<sections).map { section in
            let rows = dataSource.tableView(self, numberOfRowsInSection: section)
            if rows < 0 { report(TableContractViolation(.negativeCount, section: section)) }
            return Int32(clamping: max(0, rows))
        }
    }

    func report(_ violation: TableContractViolation) { contractViolationHandler(violation) }

    var heightDelegate: (any TableViewDelegate)? {
        if let boundDelegate, !boundDelegate.givesHeights { return nil }
        return delegate
    }

    // MARK: Geometry

    func rebuildGeometry() {
        loaded.firstHeights = HeaderFooterPair(header: nil, footer: nil)
        loaded.geometry = TableGeometry(
            sections: loaded.counts.enumerated().map { newSection($0.offset, rows: $0.element) },
            spacing: floatsHeaders ? 0 : metrics.groupedSectionSpacing)
    }

    func newSection(_ section: Int, rows: Int32) -> TableGeometry.Section {
        TableGeometry.Section(
            rows: RowHeights(count: Int(rows), height: estimatedRowHeight(inSection: section)),
            ends: HeaderFooterPair(
                header: newEnd(.header, section), footer: newEnd(.footer, section)))
    }

    private func newEnd(_ kind: HeaderFooterKind, _ section: Int) -> TableGeometry.End {
        let (estimate, own) = (askedHeight(kind.estimate, section), self.own(kind.height))
        if estimate > 0 || own >= 0 {
            return TableGeometry.End(
                height: Double(estimate > 0 ? estimate : own), state: .estimated)
        }
        return TableGeometry.End(
            height: loaded.firstHeights[kind] ?? guessedHeight(of: kind), state: .guessed)
    }

    /// The assumed height of all headers, or all footers, before the first was requested.
    private func guessedHeight(of kind: HeaderFooterKind) -> Double {
        kind == .header ? metrics.estimatedHeaderFooterHeight : 0
    }

    /// Returns the delegate's height or estimate for a section, or for its first row, or else the table's
    /// own.
    func askedHeight(_ kind: DimensionKind, _ section: Int) -> CGFloat {
        guard let heightDelegate else { return own(kind) }
        let first = IndexPath(row: 0, section: section)
        return height(kind, at: first, from: heightDelegate) ?? own(kind)
    }

    func estimatedRowHeight(inSection section: Int) -> Double {
        let estimate = askedHeight(.estimatedCellHeight, section)
        if estimate > 0 { return Double(estimate) }
        return rowHeight >= 0 ? Double(rowHeight) : metrics.estimatedRowHeight
    }

    /// Makes the first header's or footer's height the guess for those that have not been visible: a table
    /// without headers, or with equal ones, is right from the start.
    func learn(_ height: Double, of kind: HeaderFooterKind) {
        guard loaded.firstHeights[kind] == nil else { return }
        loaded.firstHeights[kind] = height
        if height == guessedHeight(of: kind) { return }
        loaded.geometry.editSections { sections in
            for index in sections.indices where sections[index].ends[kind].state == .guessed {
                sections[index].ends[kind].height = height
            }
        }
    }

    func invalidateHeights() {
        if !loaded.needsReload { changeHeights(rebuildGeometry) }
    }

    /// Changes heights, and measures visible elements again on the next layout.
    func changeHeights(_ change: () -> Void) {
        let kept = placeToKeep()
        change()
        settle(kept.map { place.settle($0, in: self) })
        visible.measureEverything()
        setNeedsLayout()
        surface?.needsDisplay()
    }

    /// Measures a visible row again, whose content the user has changed.
    package func remeasureRow(at path: RowPath) {
        guard let index = visible.index(of: path) else { return }
        visible.rows[index].needsMeasuring = true
        setNeedsLayout()
    }
}
#endif
