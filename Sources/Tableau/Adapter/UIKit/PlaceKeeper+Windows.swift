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
    }

    func willLeaveWindow(_ table: UITableView) {
        let view = view(of: table)
        left = LeftPlace(view: view, top: table.visibleTop)
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
