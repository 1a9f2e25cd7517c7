#if !canImport(UIKit)
import Foundation
import Tableau
import TableauTimeline

/// What the terminal knows of one table: which of its rows, headers and footers are visible, how
/// they move, and which row has the focus.
///
/// It asks the table for what is visible and no more, so its cost does not depend on how long the
/// table is.
@MainActor final class TableSurface: TableViewSurface {
    let table: TableView
    /// The time, in seconds; an application gives its own.
    var clock: () -> Double = { 0 }
    /// Called when something that shows has changed.
    var needsFrame: () -> Void = {}
    /// Called when rows came, went, moved or changed: by a batch, or else by a reload.
    ///
    /// The closure says where a row is now that something holds state for.
    var rowsDidChange: (AppliedBatch?, _ newPlace: (RowPath) -> RowPath?) -> Void = { _, _ in }
    /// Rows that something else holds state for: the focus of a filter.
    var otherHeldRows: () -> [RowPath] = { [] }
    /// Called when a tap begins to change a control.
    var beginEditing: (RowPath, CellControl) -> Void = { _, _ in }
    /// How many columns a row takes.
    var rowWidth: () -> Int = { 80 }
    /// When a key last changed what the row with the focus holds.
    var lastOwnChange = -Double.infinity
    /// Whether batches move rows, or replace them at once.
    var isAnimated = true

    /// What is visible, headers last since they lie above rows.
    private(set) var slots: [VisibleSlot] = []
    private(set) var timeline = Timeline()
    /// What each slot shows that is visible or on its way out.
    private(set) var shown: [Int: VisibleSlot] = [:]
    /// The row that keys act on.
    var focus: RowPath?
    /// The row whose control is being changed; nil once it is gone.
    var edited: RowPath?
    /// Whether a person gave the focus to its row.
    var isFocusChosen = false
    private(set) var size = TerminalSize(columns: 0, rows: 0)
    private var nextID = 0
    private var isStale = true
    var focusWasVisible = false
    /// Whether to edit the row with the focus once the table has a size.
    var editsWhenSized = false

    /// How long a program may take to show what a key has changed.
    private static let ownChangeTime = 1.0

    init(_ table: TableView) {
        self.table = table
    }

    /// Becomes what draws the table.
    func attach() {
        guard table.surface !== self else { return }
        table.surface = self
        table.metrics = TerminalMetrics.lines { [weak self] in self?.rowWidth() ?? 80 }
        isStale = true
        guard let focused = table.takeFocusWithoutSurface() else { return }
        setFocus(RowPath(clamping: focused.row))
        editsWhenSized = focused.isEditing
    }

    /// Measures rows again, since they are wider or narrower now.
    func rowWidthDidChange() {
        table.metrics = table.metrics
        setNeedsRefresh()
    }

    /// Gives the table another size, in columns and lines.
    func resize(to size: TerminalSize) {
        guard self.size != size else { return }
        let hasOtherWidth = self.size.columns != size.columns
        self.size = size
        table.frame = CGRect(x: 0, y: 0, width: size.columns, height: size.rows)
        if hasOtherWidth { table.metrics = table.metrics }
        clampOffset()
        if focusWasVisible { revealFocus() }
        setNeedsRefresh()
        if editsWhenSized { editFocusedRow() }
    }

    /// The slots, brought up to date.
    func refresh() {
        guard isStale else { return }
        isStale = false
        let ids = Dictionary(slots.map { ($0.kind, $0.id) }) { first, _ in first }
        slots = collectSlots { ids[$0] }
        shown = Dictionary(uniqueKeysWithValues: slots.map { ($0.id, $0) })
            .merging(leavingSlots()) { visible, _ in visible }
        if timeline.isMoving(at: clock()) {
            retarget()
        } else {
            timeline.show(slots.map { TimelineSlot(id: $0.id, y: $0.y, height: $0.height) })
        }
        placeFocus()
    }

    func setNeedsRefresh() {
        isStale = true
        needsFrame()
    }

    // MARK: What is visible

    private func collectSlots(_ knownID: (VisibleSlot.Kind) -> Int?) -> [VisibleSlot] {
        let offset = Double(table.contentOffset.y)
        var rows: [VisibleSlot] = []
        var edges: [VisibleSlot] = []
        var sections: Set<Int> = []
        func add(
            _ kind: VisibleSlot.Kind, _ area: CGRect, _ content: CellContent,
            to list: inout [VisibleSlot]
        ) {
            let id = knownID(kind) ?? makeID()
            list.append(
                VisibleSlot(
                    id: id, kind: kind, y: Double(area.minY) - offset,
                    height: Double(area.height), content: content))
        }
        let cells = table.visibleCells
        let paths = table.indexPathsForVisibleRows ?? []
        for (path, cell) in zip(paths, cells) where !cell.isHidden {
            sections.insert(path.section)
            let row = RowPath(clamping: path)
            add(.row(row), table.rectForRow(at: path), cell.content, to: &rows)
        }
        for section in visibleSections(near: sections) {
            if let view = table.footerView(forSection: section), !view.isHidden {
                add(
                    .footer(section), table.rectForFooter(inSection: section), view.content,
                    to: &edges)
            }
            if let view = table.headerView(forSection: section), !view.isHidden {
                add(
                    .header(section), table.rectForHeader(inSection: section), view.content,
                    to: &edges)
            }
        }
        return rows + edges
    }

    /// The sections whose header or footer may be visible, although none of their rows is.
    private func visibleSections(near sections: Set<Int>) -> [Int] {
        let count = table.numberOfSections
        guard count > 0 else { return [] }
        let top = Double(table.contentOffset.y)
        let bottom = top + Double(size.rows)
        func isVisible(_ section: Int) -> Bool {
            let area = table.rect(forSection: section)
            return Double(area.maxY) >= top && Double(area.minY) <= bottom
        }
        var first = sections.min() ?? firstSection(endingAfter: top)
        var last = sections.max() ?? first
        while first > 0, isVisible(first - 1) { first -= 1 }
        while last + 1 < count, isVisible(last + 1) { last += 1 }
        return Array(first...last)
    }

    private func firstSection(endingAfter y: Double) -> Int {
        var low = 0
        var high = table.numberOfSections - 1
        while low < high {
            let middle = (low + high) / 2
            if Double(table.rect(forSection: middle).maxY) < y {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private func makeID() -> Int {
        nextID += 1
        return nextID
    }

    // MARK: Motion

    /// Slots that are no more, but still seen leaving.
    private func leavingSlots() -> [Int: VisibleSlot] {
        let now = clock()
        guard timeline.isMoving(at: now) else { return [:] }
        var leaving: [Int: VisibleSlot] = [:]
        for item in timeline.items(at: now) where item.isLeaving {
            leaving[item.id] = shown[item.id]
        }
        return leaving
    }

    /// Content or offset changed in the middle of a motion: it goes on to the new places.
    private func retarget() {
        let after = slots.map { TimelineSlot(id: $0.id, y: $0.y, height: $0.height) }
        timeline.transition(from: after, to: after, at: clock())
    }

    func tableView(_ tableView: TableView, willApply batch: AppliedBatch) {
        focusWasVisible = focus.map { path in slots.contains { $0.path == path } } ?? false
    }

    func tableView(_ tableView: TableView, didApply batch: AppliedBatch) {
        let before = slots
        let wasLast = focus.map { $0 == TableRows.last(in: batch.countsBefore) } ?? false
        followFocus(batch)
        if table.place.hasFollowedEnd {
            // The reader reads on; only a focus that was at the end goes along.
            if wasLast { focus = TableRows.last(in: batch.countsAfter) }
        } else if focusWasVisible {
            revealFocus()
        }
        clampOffset()
        let follower = BatchFollower(batch: batch)
        var ids: [VisibleSlot.Kind: Int] = [:]
        for slot in before {
            if let kind = follower.newKind(of: slot.kind) { ids[kind] = slot.id }
        }
        let leaving = leavingSlots()
        slots = collectSlots { ids[$0] }
        let wereSeen = Set(before.map(\.id))
        shown = Dictionary(uniqueKeysWithValues: slots.map { ($0.id, $0) })
        for slot in before where shown[slot.id] == nil { shown[slot.id] = slot }
        shown.merge(leaving) { visible, _ in visible }
        isStale = false
        let after = slots.map {
            TimelineSlot(
                id: $0.id, y: $0.y, height: $0.height,
                fate: arrival(of: $0, follower, wasSeen: wereSeen.contains($0.id)))
        }
        if isAnimated {
            let departing = before.map {
                TimelineSlot(
                    id: $0.id, y: $0.y, height: $0.height, fate: follower.departure(of: $0.kind))
            }
            timeline.transition(
                from: departing, to: after, leaving: destinations(of: before, follower),
                at: clock())
        } else {
            timeline.show(after)
        }
        placeFocus()
        rowsDidChange(batch) { batch.place(ofRow: $0) }
        needsFrame()
    }

    /// How a slot came; a row does not light up for what its user has just typed.
    private func arrival(
        of slot: VisibleSlot, _ follower: BatchFollower, wasSeen: Bool
    ) -> TimelineSlot.Fate {
        let fate = follower.arrival(of: slot.kind, wasSeen: wasSeen)
        guard case .reloads = fate, slot.path == focus,
            clock() - lastOwnChange < Self.ownChangeTime
        else { return fate }
        return .stays
    }

    /// Where slots go that were visible, are there still, and are visible no more.
    private func destinations(of before: [VisibleSlot], _ follower: BatchFollower) -> [Int: Double]
    {
        let visible = Set(slots.map(\.id))
        let offset = Double(table.contentOffset.y)
        var places: [Int: Double] = [:]
        for slot in before where !visible.contains(slot.id) {
            guard case .row(let path)? = follower.newKind(of: slot.kind) else { continue }
            let y = Double(table.rectForRow(at: path.indexPath).minY) - offset
            // Far away is just beyond the edge, or the way would be too fast to be seen.
            places[slot.id] = max(-slot.height - 1, min(y, Double(size.rows) + 1))
        }
        return places
    }

    // MARK: Other changes

    func tableView(
        _ tableView: TableView, beginEditing control: CellControl, inRow path: RowPath
    ) {
        beginEditing(path, control)
    }

    func tableViewNeedsDisplay(_ tableView: TableView) { setNeedsRefresh() }

    var heldRows: [RowPath] { [focus, edited].compactMap { $0 } + otherHeldRows() }

    func tableViewDidReload(_ tableView: TableView, places: [RowPath: RowPath]?) {
        timeline.show([])
        slots = []
        if let places {
            focus = focus.map { places[$0] ?? $0 }
            edited = edited.flatMap { places[$0] }
        }
        clampFocus()
        if let row = edited, !TableRows(table).contains(row) { edited = nil }
        // Without a word about identity, the index is all there is to go by.
        rowsDidChange(nil) { path in places == nil ? path : places?[path] }
        setNeedsRefresh()
    }
}
#endif
