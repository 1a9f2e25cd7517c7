#if !canImport(UIKit)
import Foundation
import Tableau

extension TableSurface {
    /// Returns the slot at a line of the table's visible part; headers are above rows.
    func slot(atLine line: Int) -> VisibleSlot? {
        refresh()
        return slots.last {
            Int($0.y.rounded()) <= line && line < Int(($0.y + $0.height).rounded())
        }
    }

    /// Returns the row at a height of the content, or the next one in a direction; nil if no row is
    /// near.
    func row(at y: Double, orBelow isBelow: Bool) -> RowPath? {
        let reach = CGFloat(max(1, size.rows))
        func rows(from y: CGFloat, height: CGFloat) -> [IndexPath] {
            table.indexPathsForRows(in: CGRect(x: 0, y: y, width: 1, height: height)) ?? []
        }
        let above = rows(from: CGFloat(y) - reach, height: reach).last
        let below = rows(from: CGFloat(y), height: reach).first
        let exact = rows(from: CGFloat(y), height: 0).first
        return (exact ?? (isBelow ? below ?? above : above ?? below)).map(RowPath.init(clamping:))
    }

    /// Moves the focus to the first or last visible row, if its own was scrolled out of sight.
    ///
    /// Keys act on visible rows.
    @discardableResult
    func takeVisibleFocus(fromTop: Bool = true) -> Bool {
        refresh()
        guard let focus, isHidden(focus) else { return false }
        let rows = slots.compactMap(\.path).filter { !isHidden($0) }
        guard let visible = fromTop ? rows.first : rows.last else { return false }
        setFocus(visible)
        sight.lost(isUser: true)
        return true
    }

    /// Scrolls a section to the top, as far as the content reaches.
    func showSection(_ section: Int) {
        scroll(to: Double(table.rect(forSection: section).minY))
        revealFocus()
    }

    /// Scrolls to the very end, if the last row and its footer fit on the screen.
    func revealEnd() {
        guard let focus else { return }
        let bottom = contentHeight - Double(table.frame.height)
        if Double(table.rectForRow(at: focus.indexPath).minY) >= bottom || isTall(focus) {
            scroll(to: bottom)
        }
    }
}
#endif
