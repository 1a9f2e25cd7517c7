#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Keeps visible rows in place in a UIKit table, which by itself keeps its offset, by correcting
/// the offset after each batch.
@MainActor
final class AdapterPlace {
    let keeping = PlaceKeeping()
    private unowned let table: UITableView
    /// Whether the end is to be shown as soon as the table is in a window.
    private var owesEnd = false
    /// Whether something is to be done as soon as the table is in a window.
    private(set) var awaitsWindow = false
    /// The rows that are selected after the present update, whether UIKit follows them or not.
    private var selected: Set<IndexPath> = []
    /// The rows in view when the table left its window, at their present places, or nil if none is kept;
    /// and where the visible part begins: if it begins elsewhere, the app has scrolled since.
    private var left: (view: RowsInView?, top: CGFloat)?
    /// The lower edge of the visible part, from the upper edge of the table.
    private var lowerEdge: CGFloat?

    init(_ table: UITableView) { self.table = table }

    private var isAway: Bool { table.reasonNotToAnimate != nil }

    /// Applies several updates, and keeps the visible rows in place from the first to the last.
    func keep(throughUpdatesOf turn: () -> Void) { keeping.keep(throughBatchesOf: turn) }

    /// Applies a batch of rows and sections and keeps the visible rows in place, by identity where the
    /// batch doesn't tell; also if only heights change.
    func keep(through batch: TableBatch, following: RowFollowing, _ update: () -> Void) {
        guard !isAway, let before = keeping.rowsInView(of: table) else { return update() }
        let map = BatchMap(batch)
        let found = following(keeping.rowsToFind(before, map))
        func change() {
            update()
            show(keeping.settle(before, in: table, through: map, found))
        }
        // An offset that is set while a batch is animated makes the rows jump, and slide back.
        let kept = before.rows.first { map.path(ofOld: $0.path) != nil }
        let isCorrected =
            kept.map { map.path(ofOld: $0.path) != $0.path } ?? !before.rows.isEmpty
        if isCorrected { UIView.performWithoutAnimation(change) } else { change() }
    }

    /// Reloads; rows that hold state and the visible rows follow by identity.
    func reload(following: RowFollowing, _ reload: () -> Void) {
        apply(following: following) { keep(by: following, reload) }
    }

    private func keep(by following: RowFollowing, _ reload: () -> Void) {
        guard let before = isAway ? leftView : keeping.rowsInView(of: table) else {
            left?.view = nil
            owesEnd = owesEnd || isAway && showsEndToFollow
            return reload()
        }
        let places = following(before.rows.map(\.path))
        reload()
        guard let view = keeping.settle(before, in: table, by: places) else { return }
        if isAway { leave(view) } else { show(view) }
    }

    func show(_ row: PlacedRow) { table.show(row) }

    // MARK: The selection

    /// Applies an update, and keeps the selection by identity.
    ///
    /// UIKit itself follows rows that a batch keeps or moves. Other rows are selected again at
    /// their new place, without calling the delegate.
    func apply(following: RowFollowing, _ update: () -> Void) {
        selected = Set(following(table.heldRows).values.map(\.indexPath))
        update()
        for path in selected.subtracting(table.indexPathsForSelectedRows ?? []) {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
        selected = []
    }

    /// The selected rows; in the middle of an update also those that UIKit doesn't follow.
    var selectedPaths: [IndexPath] {
        let paths = table.indexPathsForSelectedRows ?? []
        return selected.isEmpty ? paths : Array(selected.union(paths))
    }

    /// Deselects a row; a handler may do so in the middle of an update.
    func deselect(_ path: IndexPath) {
        selected.remove(path)
        table.deselectRow(at: path, animated: false)
    }

    /// Shows what was decided about the rows in view before a change.
    private func show(_ view: RowsInView) {
        if keeping.hasFollowedEnd { return showEnd() }
        table.layoutIfNeeded()
        if let row = view.rows.first { table.show(row) }
    }

    // MARK: The end

    /// Scrolls to the end, to follow it, or does so once the table is in a window.
    func followEnd() {
        keeping.followEnd()
        owesEnd = true
        settle()
    }

    private func showEnd() {
        owesEnd = false
        table.showEnd()
    }

    /// Updates the unseen rows after scrolling.
    func didScroll() {
        keeping.settleUnseen {
            isAway
                ? .max
                : table.rowCount(
                    below: table.indexPathsForVisibleRows?.last.map { RowPath(clamping: $0) })
        }
    }

    /// Does what had to wait for the rows, or for a window.
    func settle() {
        awaitsWindow = isAway && (owesEnd || keeping.unseen > 0)
        if owesEnd, !isAway { showEnd() }
        didScroll()
    }

    /// Whether rows that arrive below are to be shown, in a table without a window.
    private var showsEndToFollow: Bool {
        keeping.rule.isEnd && table.showsEnd && (keeping.endIsReached || table.lastRow == nil)
    }

    // MARK: Tables that leave their windows and return

    func willLeaveWindow() {
        left = (keeping.rowsInView(of: table), table.visibleTop)
    }

    /// Notes what is to be shown once the table is in a window.
    private func leave(_ view: RowsInView) {
        var view = view
        if keeping.hasFollowedEnd { owesEnd = true }
        view.showsEnd = keeping.hasFollowedEnd || view.showsEnd && view.rowsBelow == 0
        left = (view, table.visibleTop)
    }

    /// Shows what was in view when the table left its window.
    func didEnterWindow() {
        if !owesEnd, let view = leftView {
            if keeping.rule.isEnd, view.showsEnd {
                // The table may have another height.
                table.showEnd()
            } else {
                show(view)
            }
        }
        left = nil
    }

    /// What was in view when the table left its window, unless the app has scrolled since, as in
    /// `viewWillAppear`.
    var leftView: RowsInView? { hasScrolled ? nil : left?.view }

    /// The first fully visible row when the table left its window; the first of all if it was at
    /// the very top.
    var firstLeftRow: PlacedRow? {
        guard let left, !hasScrolled else { return nil }
        guard let rows = left.view?.rows else {
            return table.firstRow.map { PlacedRow(path: $0, distance: table.distance(of: $0)) }
        }
        // The chosen row precedes the visible ones.
        let isChosen = keeping.row != nil && rows.first?.path == keeping.row && rows.count > 1
        return isChosen ? rows[1] : rows.first
    }

    /// Insets come and go with bars, and UIKit then moves the content as well.
    private var hasScrolled: Bool { left.map { abs($0.top - table.visibleTop) >= 1 } ?? false }

    // MARK: Keyboards

    /// Keeps the end in view when a keyboard covers it, or leaves.
    func visibleHeightDidChange() {
        let old = lowerEdge
        let new = table.bounds.size.height - table.adjustedContentInset.bottom
        lowerEdge = new
        guard let old, old != new, keeping.rule.isEnd, !isAway else { return }
        if table.showsEnd(above: old) { table.showEnd() }
    }
}
#endif
