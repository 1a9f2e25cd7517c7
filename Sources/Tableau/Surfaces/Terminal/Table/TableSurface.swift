#if !canImport(UIKit)
import Foundation
import Tableau

/// The terminal's view of one table: what is visible, how that moves, and the focused row.
///
/// It asks only for what is visible, so its cost does not depend on the length of the table.
@MainActor final class TableSurface: TableViewSurface {
    let table: TableView
    /// The screen that shows the table; nil once it has gone.
    weak var screen: TerminalScreen?
    /// The time when a key last changed the focused row's content.
    var lastOwnChange = -Double.infinity

    /// The visible slots, headers last since they are above rows.
    var slots: [VisibleSlot] = []
    var timeline = Timeline()
    var focus: RowPath?
    /// What the last written frame shows.
    var seen = DrawnScreen()
    /// What the frame that is being written shows; nil if none is.
    var drawn: DrawnScreen?
    /// Whether rows have changed since the last written frame.
    var isSeenStale = false
    var sight = FocusSight()
    /// Until when the focus leaves its row if that moves.
    var actedUntil = -Double.infinity
    var isFocusChosen = false
    /// When a batch last added rows at an end that is followed.
    var lastArrival = -Double.infinity
    /// The offset for which the slots were collected.
    private var slotOffset = 0.0
    private(set) var size = TerminalSize(columns: 0, rows: 0)
    private var nextID = 0
    var isStale = true
    var focusWasVisible = false
    /// Whether to edit the focused row once the table has a size.
    var editsWhenSized = false

    /// The time in which a program may show the change made by a key.
    static let ownChangeTime = 1.0

    init(_ table: TableView) {
        self.table = table
    }

    func attach() {
        guard table.surface !== self else { return }
        table.surface = self
        table.metrics = TerminalMetrics.lines { [weak self] in self?.rowWidth ?? 80 }
        isStale = true
        guard let focused = table.takeFocusWithoutSurface() else { return }
        setFocus(RowPath(clamping: focused.row), reveals: true)
        editsWhenSized = focused.isEditing
        editFocusedRowIfRequested()
    }

    /// The time of the application, in seconds.
    func clock() -> Double { screen?.application?.clock.now ?? 0 }

    var rowWidth: Int { screen?.rowColumns.count ?? 80 }

    var holdsFocus: Bool { screen?.holdsFocus ?? false }

    func rowWidthDidChange() {
        table.metrics = table.metrics
        setNeedsRefresh()
    }

    func resize(to size: TerminalSize) {
        guard self.size != size else { return }
        let hasOtherWidth = self.size.columns != size.columns
        self.size = size
        table.frame = CGRect(x: 0, y: 0, width: size.columns, height: size.rows)
        if hasOtherWidth { table.metrics = table.metrics }
        clampOffset()
        if focusWasVisible { revealFocus() }
        setNeedsRefresh()
        editFocusedRowIfRequested()
    }

    func layOut() {
        guard isStale else { return }
        isStale = false
        slots = collectSlots()
        if timeline.isMoving(at: clock()) {
            // What moves goes on to the new places.
            timeline.transition(to: slots, at: clock())
        } else {
            timeline.show(slots)
        }
        placeFocus()
    }

    func setNeedsRefresh() {
        isStale = true
        screen?.setNeedsFrame()
    }

    // MARK: What is visible

    var contentOffset: Double { Double(table.contentOffset.y) }

    func collectSlots() -> [VisibleSlot] {
        let known = slots.lazy.filter { !$0.isGone }.map { ($0.kind, $0.id) }
        let ids = Dictionary(known) { first, _ in first }
        // A layout that finds headers above the visible part changes the offset.
        table.layoutIfNeeded()
        let offset = contentOffset
        slotOffset = offset
        func slot(
            _ kind: VisibleSlot.Kind, _ area: CGRect, _ content: CellContent
        ) -> VisibleSlot {
            nextID += 1
            return VisibleSlot(
                id: ids[kind] ?? nextID, kind: kind, y: Double(area.minY) - offset,
                height: Double(area.height), content: content)
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

    // MARK: Motion

    func tableView(_ tableView: TableView, willApply batch: AppliedBatch) {
        focusWasVisible = isFocusVisible
        // A chosen focus in view stays there, instead of the end that is followed.
        let stays = holdsFocus || isFocusChosen && focus != TableRows(table).last
        table.place.pinned = focusWasVisible && stays ? focus : nil
    }

    func tableView(_ tableView: TableView, didApply batch: AppliedBatch) {
        let wasLast = focus.map { $0 == TableRows(counts: batch.countsBefore).last } ?? false
        followSeen(.batch(batch))
        followFocus(.batch(batch))
        if table.place.hasFollowedEnd {
            // The view stays; only a focus that was at the end moves along.
            if wasLast, !holdsFocus {
                let last = TableRows(counts: batch.countsAfter).last
                if last != focus { sight.lost() }
                focus = last
            }
        } else if focusWasVisible {
            revealFocus()
        }
        clampOffset()
        let isSeen = isStale || !batch.keeps(slots, focus) || slotOffset != contentOffset
        if isSeen { follow(batch) }
        placeFocus()
        screen?.rowsDidChange(.batch(batch))
        if isSeen { screen?.setNeedsFrame() }
    }

    // MARK: Other changes

    var isTouched: Bool { screen?.touchesRow ?? false }

    /// Tells the rows that the user has let the table go: held ones may follow their data.
    func noticeTouch() { if !isTouched { table.rowSource?.userLetGo() } }

    func tableView(
        _ tableView: TableView, beginEditing control: CellControl, inRow path: RowPath
    ) {
        screen?.beginEditing(path, control)
    }

    func tableViewNeedsDisplay(_ tableView: TableView) { setNeedsRefresh() }

    var heldRows: [RowPath] { (screen?.heldRows ?? []) + (focus.map { [$0] } ?? []) }

    /// The frame that was seen last, and one that is being written.
    var earlierFrames: [SeenFrame] { [seen.table] + [drawn?.table].compactMap(\.self) }

    var shownRows: [RowPath] { earlierFrames.flatMap(\.rows) }

    func tableViewDidReload(_ tableView: TableView, places: [RowPath: RowPath]?) {
        timeline.show([])
        slots = []
        let change = RowChange.reload(places)
        followSeen(change)
        followFocus(change)
        screen?.rowsDidChange(change)
        if focusWasVisible, !table.place.hasFollowedEnd || holdsFocus { revealFocus() }
        setNeedsRefresh()
    }
}
#endif
