#if !canImport(UIKit) || os(watchOS)
package import Foundation

extension TableView {
    package var viewport: CGSize { frame.size == .zero ? Self.screenSize : frame.size }

    func layoutVisible() {
        loadIfNeeded()
        guard visible.needsLayout, phase.allowsLayout, updates.depth == 0, !loaded.needsReload
        else { return }
        layOutVisible()
        // What the layout called has asked for a reload; whoever does so each time is not asked for
        // ever.
        for _ in 0..<8 where loaded.needsReload && phase == .idle {
            reloadEverything()
            layOutVisible()
        }
        place.settleUnseen { rowCount(below: visible.rows.last?.path) }
    }

    private func layOutVisible() {
        let outer = phase
        phase = .layingOut
        defer { phase = outer }
        let held = rowToHold()
        // The content may be longer than after the last layout, and shrink in this one.
        visible.contentHeight = max(visible.contentHeight, contentHeight)
        // Not after a first round elsewhere, which would request cells of rows that are never
        // visible.
        if visible.followsEnd { hold(nil) }
        // Self-sizing may reveal rows or shorten the content, which a few rounds settle. If more
        // are needed, heights change each time they are requested.
        for round in 0..<8 {
            visible.needsLayout = false
            let start = offset.y
            layoutPass(isFirst: round == 0)
            visible.measuresAgain = false
            clampAfterShrinking(from: start)
            hold(held)
            if !visible.needsLayout || loaded.needsReload { break }
        }
        visible.needsLayout = false
        visible.followsEnd = false
        if !place.spansBatches { visible.held = nil }
        setFrames()
    }

    private func layoutPass(isFirst: Bool) {
        let top = Double(offset.y)
        let bottom = top + Double(viewport.height)
        measureAhead(top: top, bottom: bottom)
        if visible.edited?.needsMeasuring == true, !loaded.needsReload {
            requestEdited()
        }
        if visible.edited?.cell.control?.isEditing != true { retireEdited() }
        retireRowsOutside(top: top, bottom: bottom)
        if isFirst { visible.keptRows = !visible.rows.isEmpty }
        fillRows(top: top, bottom: bottom)
        layoutHeadersFooters(top: top, bottom: bottom)
    }

    // MARK: Rows

    /// Requests the heights of rows that are about to become visible, so that the visible range is right
    /// at once, and measures visible rows if something has changed.
    private func measureAhead(top: Double, bottom: Double) {
        // Most batches leave nothing to measure.
        let isGiven = rowHeight >= 0 || heightDelegate != nil
        guard isGiven || visible.rows.contains(where: \.needsMeasuring) else { return }
        // Rows of height 0 are asked for again only after a change. They are not skipped where 0 may be
        // an estimate, that of the table's own `rowHeight`.
        let skipsEmptyRows =
            heightDelegate == nil || !visible.measuresAgain && rowHeight != 0
        var walker = RowWalker(loaded.geometry, from: top, skippingEmptyRows: skipsEmptyRows)
        while let place = walker.next(loaded.geometry), place.y < bottom, !loaded.needsReload {
            if let index = visible.index(of: place.path) {
                measure(visibleRow: index)
            } else if let height = explicitHeight(at: place.path) {
                setHeight(height, at: place.path)
            }
        }
    }

    private func measure(visibleRow index: Int) {
        let row = visible.rows[index]
        if row.needsMeasuring {
            measure(row.cell, at: row.path)
            visible.rows[index].needsMeasuring = false
        } else if visible.measuresAgain, let height = explicitHeight(at: row.path) {
            setHeight(height, at: row.path)
        }
    }

    func explicitHeight(at path: RowPath) -> Double? {
        let height = heightDelegate?.tableView(self, heightForRowAt: path.indexPath) ?? rowHeight
        return height >= 0 ? Double(height) : nil
    }

    func setHeight(_ height: Double, at path: RowPath) {
        loaded.geometry.update(Int(path.section)) { $0.rows.set(height, at: Int(path.row)) }
    }

    private func retireRowsOutside(top: Double, bottom: Double) {
        guard let first = visible.rows.first?.path, let last = visible.rows.last?.path else {
            return
        }
        func isVisible(_ path: RowPath) -> Bool {
            let y = self.top(of: path)
            return y < bottom && y + loaded.geometry.height(of: path) > top
        }
        // All rows between two visible ones are visible too.
        if isVisible(first), isVisible(last) { return }
        let gone = visible.rows.filter { !isVisible($0.path) }
        visible.rows.removeAll { !isVisible($0.path) }
        for row in gone { retire(row, unlessEditedAt: row.path, isElsewhere: false) }
    }

    private func fillRows(top: Double, bottom: Double) {
        var walker = RowWalker(loaded.geometry, from: top, skippingEmptyRows: true)
        var index = 0
        while let (path, y) = walker.next(loaded.geometry), y < bottom, !loaded.needsReload {
            while index < visible.rows.count, visible.rows[index].path < path { index += 1 }
            let isShown = index < visible.rows.count && visible.rows[index].path == path
            if isShown || loaded.geometry.height(of: path) == 0 { continue }
            let edited = takeEdited(at: path)
            let cell = edited ?? ask(CellRequest(path: path))
            if !loaded.needsReload { measure(cell, at: path) }
            if loaded.needsReload, edited == nil {
                // The row may have gone.
                release(cell)
                break
            }
            visible.rows.insert(VisibleTable.Row(path: path, cell: cell), at: index)
            cell.setSelected(selection.contains(path), animated: false)
            if edited == nil {
                delegate?.tableView(self, willDisplay: cell, forRowAt: path.indexPath)
            }
        }
        // Measured heights may have moved the last rows out of view again.
        retireRowsOutside(top: top, bottom: bottom)
    }

    private func measure(_ cell: TableViewCell, at path: RowPath) {
        setHeight(explicitHeight(at: path) ?? metrics.rowHeight(cell.content), at: path)
    }

    private func setFrames() {
        let width = viewport.width
        for row in visible.rows {
            row.cell.frame = CGRect(
                x: 0, y: top(of: row.path), width: Double(width),
                height: loaded.geometry.height(of: row.path))
        }
        for shown in visible.headersFooters {
            shown.view.frame = rect(of: shown.kind, inSection: shown.section)
        }
    }

    var contentHeight: Double { loaded.geometry.bottom }

    /// Changes the offset only if it exceeds the shortened content, or if what was measured above
    /// has moved it beyond the end since it was `start`.
    private func clampAfterShrinking(from start: CGFloat) {
        let height = contentHeight
        defer { visible.contentHeight = height }
        let most = max(0, height - Double(viewport.height))
        guard height < visible.contentHeight || offset.y > start, Double(offset.y) > most else {
            return
        }
        offset.y = CGFloat(most)
        setNeedsLayout()
    }

    // MARK: Releasing

    func retire(_ row: VisibleTable.Row) {
        eventDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path.indexPath)
        release(row.cell)
    }

    func release(_ cell: TableViewCell) {
        cell.owningTable = nil
        cellPool.put(cell, for: cell.reuseIdentifier)
    }

    /// Releases all rows, bottom to top, and all headers and footers.
    func retireEverything() {
        let rows = visible.rows
        visible.rows = []
        for row in rows.reversed() { retire(row) }
        retireEdited()
        retireHeadersFooters { _ in true }
    }
}
#endif
