#if canImport(UIKit) && !os(watchOS)
import UIKit

// Tables that leave their windows and return, and keyboards.

extension PlaceKeeper {
    /// What was in view when a table left its window.
    struct LeftPlace {
        /// The rows at their present paths; nil if none is kept.
        var view: View?
        /// Where the visible part begins, as far as it is known: if it begins elsewhere, the app has
        /// scrolled.
        var top: CGFloat
        /// Whether rows have changed since.
        var hasChanged = false
        /// The distance of the first row, if it was at the very top.
        var firstDistance: Double?
    }

    func willLeaveWindow(_ table: UITableView) {
        let view = view(of: table)
        left = LeftPlace(view: view, top: table.visibleTop)
        if table.contentOffset.y <= -table.topInset {
            left?.firstDistance = table.visibleRowPlaces.first?.distance
        }
    }

    /// Shows what was in view when the table left its window.
    func didEnterWindow(_ table: UITableView) {
        if !owesEnd, let view = leftView(of: table) {
            if followsEnd, view.showsEnd {
                // The table may have another height.
                table.showEnd()
            } else if left?.hasChanged == true {
                restore(view, in: table) { $0 }
            }
        }
        left = nil
    }

    /// What was in view when the table left its window, unless the app has scrolled since, as in
    /// `viewWillAppear`.
    func leftView(of table: UITableView) -> View? {
        hasScrolled(table) ? nil : left?.view
    }

    /// The first fully visible row when the table left its window; the first of all if it was at
    /// the very top.
    func firstLeftRow(of table: UITableView) -> (path: IndexPath, distance: Double)? {
        guard let left, !hasScrolled(table) else { return nil }
        guard let rows = left.view?.rows else {
            return left.firstDistance.flatMap { distance in
                table.firstRow.map { ($0, distance) }
            }
        }
        // The chosen row precedes the visible ones.
        return row != nil && rows.first?.path == row && rows.count > 1 ? rows[1] : rows.first
    }

    /// Insets come and go with bars, and UIKit then moves the content as well.
    private func hasScrolled(_ table: UITableView) -> Bool {
        left.map { abs($0.top - table.visibleTop) >= 1 } ?? false
    }

    /// Keeps the end in view when a keyboard covers it, or leaves.
    func visibleHeightDidChange(_ table: UITableView) {
        let old = lowerEdge
        let new = table.bounds.size.height - table.adjustedContentInset.bottom
        lowerEdge = new
        guard let old, old != new, followsEnd, table.reasonNotToAnimate == nil else { return }
        if table.showsEnd(above: old) { table.showEnd() }
    }
}
#endif
