#if !canImport(UIKit)
import Foundation
package import Tableau

/// A screen as the surface of its table: it lays out what is visible, and follows changes.
///
/// It asks only for what is visible, so its cost does not depend on the length of the table.
extension TerminalScreen: TableViewSurface {
    /// The time in which a program may show the change made by a key.
    static let ownChangeTime = 1.0

    /// Whether a change of rows may be the program's answer to a key.
    var isOwnChange: Bool { now - lastOwnChange < Self.ownChangeTime }

    func attach() {
        guard table.surface !== self else { return }
        table.surface = self
        table.metrics = TerminalMetrics.lines { [weak self] in self?.rowColumns.count ?? 80 }
        size = TerminalSize(columns: 0, rows: 0)
    }

    /// The time of the application, in seconds.
    var now: Double { application?.clock.now ?? 0 }

    /// Lets rows be measured again.
    func rowWidthDidChange() { table.metrics = table.metrics }

    func resize(to size: TerminalSize) {
        guard self.size != size else { return }
        let hasOtherWidth = self.size.columns != size.columns
        self.size = size
        table.frame = CGRect(x: 0, y: 0, width: size.columns, height: size.rows)
        if hasOtherWidth { rowWidthDidChange() }
        clampOffset()
        setNeedsRefresh()
        if focusWasVisible { list.revealFocus() }
        // To be edited, a row needs a cell.
        guard size.columns > 0, let focused = table.takeFocusWithoutSurface() else { return }
        table.focusRow(at: focused.row, field: focused.isEditing ? .first : nil)
    }

    func layOut() {
        guard isStale else { return }
        isStale = false
        let slots = list.collectSlots()
        if timeline.isMoving(at: now) {
            // What moves goes on to the new places.
            timeline.transition(to: slots, at: now)
        } else {
            timeline.show(slots)
        }
        slotsDidChange()
        // The focus may have been revealed.
        layOut()
    }

    /// Finds the focus among new slots.
    func slotsDidChange() {
        list.placeFocus()
        focusWasVisible = isFocusVisible
    }

    func setNeedsRefresh() {
        isStale = true
        setNeedsFrame()
    }

    func collectSlots() -> [VisibleSlot] {
        // A layout that finds headers above the visible part changes the offset.
        table.layoutIfNeeded()
        slotOffset = contentOffset
        func slot(
            _ kind: VisibleSlot.Kind, _ area: CGRect, _ content: CellContent
        ) -> VisibleSlot {
            VisibleSlot(
                kind: kind, y: Double(area.minY) - slotOffset, height: Double(area.height),
                content: content)
        }
        let paths = table.indexPathsForVisibleRows ?? []
        let rows = zip(paths, table.visibleCells).filter { !$1.isHidden }.map { path, cell in
            slot(.row(RowPath(clamping: path)), table.rectForRow(at: path), cell.shownContent)
        }
        var edges: [VisibleSlot] = []
        for section in table.sectionsWithShownEdges {
            let footer = (HeaderFooterKind.footer, table.footerView(forSection: section))
            let header = (HeaderFooterKind.header, table.headerView(forSection: section))
            for case (let edge, let view?) in [footer, header] where !view.isHidden {
                let area = table.rect(of: edge, inSection: section)
                edges.append(slot(.edge(edge, section), area, view.content))
            }
        }
        return rows + edges
    }

    // MARK: Changes of the table

    package func willApply(_ batch: AppliedBatch) {
        table.place.pinned = nil
        list.rowsWillChange()
    }

    package func didApply(_ batch: AppliedBatch) {
        follow(.batch(batch))
    }

    package func didReload(_ places: [RowPath: RowPath]?) {
        timeline.show([])
        follow(.reload(places))
    }

    package func needsDisplay() { setNeedsRefresh() }

    /// Takes what is kept of rows to their places after a change.
    private func follow(_ change: RowChange) {
        seen.table.follow(change)
        drawn?.table.follow(change)
        sight.follow(change)
        let old = focus
        followFocus(change)
        toldFocus = nil
        edit?.follow(change, in: table, isOwn: isOwnChange)
        menu?.row.follow(change)
        pressed?.part?.follow(change)
        for index in acted.indices { acted[index].follow(change) }
        list.rowsDidChange(change, from: old)
    }

    // MARK: What the table asks

    package var heldRows: [RowPath] {
        let rows = acted + [menu?.row, pressed?.part?.row].compactMap(\.self)
        return rows.compactMap(\.place)
            + [focus, edit?.path].compactMap(\.self)
    }

    package var shownRows: [RowPath] {
        [seen, drawn].compactMap(\.self).flatMap(\.table.rows)
    }

    package var focusedPath: RowPath? { list.focus }

    /// Whether what the user does with a row keeps the focus there.
    var holdsFocus: Bool { edit?.path != nil || menu != nil || lifted != nil }

    package var isTouched: Bool { holdsFocus || pressed?.part?.row != nil || !acted.isEmpty }

    /// Tells the rows that the user has let the table go: held ones may follow their data.
    func noticeTouch() { if !isTouched { table.rowSource?.userLetGo() } }
}
#endif
