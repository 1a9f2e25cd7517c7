#if !canImport(UIKit) || os(watchOS)
import Foundation

extension TableView {
    func setNeedsReload() {
        loaded.needsReload = true
        setNeedsLayout()
    }

    /// Asks for the counts if that was never done, or if the data source is another.
    func loadIfNeeded() {
        guard loaded.needsReload, updates.depth == 0, !updates.isCommitting,
            !visible.isLayingOut, !visible.isOutOfStep
        else { return }
        reloadEverything()
    }

    func reloadEverything() {
        guard updates.depth == 0 else {
            report(TableContractViolation(.reloadDuringUpdates))
            return
        }
        guard !visible.isLayingOut, !visible.isOutOfStep, !updates.isCommitting else {
            // Asked for while cells are being made: done when the table is looked at next.
            setNeedsReload()
            return
        }
        visible.isOutOfStep = true
        retireEverything()
        let hadSelection = !selection.paths.isEmpty
        let places = placesOfHeldRows { _ in false }
        selection.follow { places?[$0] }
        prefetch.announced = []
        loaded.needsReload = false
        loaded.counts = askForCounts()
        rebuildGeometry()
        visible.isOutOfStep = false
        setNeedsLayout()
        surface?.tableViewDidReload(self, places: places)
        if hadSelection { surface?.tableViewSelectionDidChange(self) }
    }

    func askForCounts() -> [Int32] {
        guard let dataSource else { return [] }
        if let bulkSource { return bulkSource.rowCounts(in: self) }
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

    func report(_ violation: TableContractViolation) {
        contractViolationHandler(violation)
    }

    /// The delegate, where heights are concerned: nil if it gives none.
    var heightDelegate: (any TableViewDelegate)? {
        if let heightAdvisor, !heightAdvisor.givesHeights { return nil }
        return delegate
    }

    // MARK: Geometry

    func rebuildGeometry() {
        loaded.firstHeader = nil
        loaded.firstFooter = nil
        loaded.geometry = TableGeometry(
            sections: loaded.counts.enumerated().map { newSection($0.offset, rows: $0.element) },
            top: Double(tableHeaderView?.frame.height ?? 0),
            spacing: floatsHeaders ? 0 : metrics.groupedSectionSpacing)
    }

    /// A section of which nothing was measured yet.
    func newSection(_ section: Int, rows: Int32) -> TableGeometry.Section {
        let header = estimatedHeaderHeight(section)
        let footer = estimatedFooterHeight(section)
        return TableGeometry.Section(
            header: header ?? loaded.firstHeader ?? metrics.estimatedHeaderFooterHeight,
            rows: RowHeights(count: Int(rows), height: estimatedRowHeight(inSection: section)),
            footer: footer ?? loaded.firstFooter ?? 0,
            headerState: header == nil ? .guessed : .estimated,
            footerState: footer == nil ? .guessed : .estimated)
    }

    func estimatedRowHeight(inSection section: Int) -> Double {
        let first = IndexPath(row: 0, section: section)
        let estimate =
            heightDelegate?.tableView(self, estimatedHeightForRowAt: first)
            ?? estimatedRowHeight
        if estimate > 0 { return Double(estimate) }
        return rowHeight >= 0 ? Double(rowHeight) : metrics.estimatedRowHeight
    }

    private func estimatedHeaderHeight(_ section: Int) -> Double? {
        let estimate =
            heightDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
            ?? estimatedSectionHeaderHeight
        if estimate > 0 { return Double(estimate) }
        return sectionHeaderHeight >= 0 ? Double(sectionHeaderHeight) : nil
    }

    private func estimatedFooterHeight(_ section: Int) -> Double? {
        let estimate =
            heightDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
            ?? estimatedSectionFooterHeight
        if estimate > 0 { return Double(estimate) }
        return sectionFooterHeight >= 0 ? Double(sectionFooterHeight) : nil
    }

    /// Takes the first header's or footer's height as the guess at all that were not seen yet.
    ///
    /// So a table without headers, or with headers all alike, is right from the start.
    func learn(_ height: Double, of edge: Edge) {
        switch edge {
        case .header:
            guard loaded.firstHeader == nil else { return }
            loaded.firstHeader = height
            if height == metrics.estimatedHeaderFooterHeight { return }
        case .footer:
            guard loaded.firstFooter == nil else { return }
            loaded.firstFooter = height
            if height == 0 { return }
        }
        var sections = loaded.geometry.sections
        for index in sections.indices {
            switch edge {
            case .header where sections[index].headerState == .guessed:
                sections[index].header = height
            case .footer where sections[index].footerState == .guessed:
                sections[index].footer = height
            default: break
            }
        }
        loaded.geometry.replaceSections(sections)
    }

    /// Forgets all heights, and measures what is visible again on the next layout.
    func invalidateHeights() {
        guard !loaded.needsReload else { return }
        rebuildGeometry()
        visible.measuring = .everything
        setNeedsLayout()
        surface?.tableViewNeedsDisplay(self)
    }

    func tableEdgesChanged() {
        tableHeaderView?.owningTable = self
        tableFooterView?.owningTable = self
        loaded.geometry.top = Double(tableHeaderView?.frame.height ?? 0)
        setNeedsLayout()
        surface?.tableViewNeedsDisplay(self)
    }

    func elementNeedsDisplay(_ element: TableElementView) {
        surface?.tableViewNeedsDisplay(self)
    }
}
#endif
