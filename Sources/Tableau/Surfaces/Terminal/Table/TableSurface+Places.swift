import Foundation
import Tableau

extension TableSurface {
    /// What is drawn at a line of the table's visible part; headers lie above rows.
    func slot(atLine line: Int) -> VisibleSlot? {
        refresh()
        return slots.last {
            Int($0.y.rounded()) <= line && line < Int(($0.y + $0.height).rounded())
        }
    }

    /// The row at a height of the content; nil beyond its rows.
    func row(at y: Double) -> RowPath? {
        for distance in [0.0, 1, -1, 2, -2] {
            if let path = table.indexPathForRow(at: CGPoint(x: 0, y: y + distance)) {
                return RowPath(clamping: path)
            }
        }
        return nil
    }

    /// Whether the row with the focus was scrolled out of sight.
    var isFocusHidden: Bool {
        refresh()
        guard let focus else { return false }
        return !slots.contains { $0.path == focus }
    }

    /// The visible row that a step from beyond the edge leads to.
    func nearestVisible(_ steps: Int) -> RowPath? {
        refresh()
        let rows = slots.compactMap(\.path)
        return steps > 0 ? rows.first : rows.last
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
        if Double(table.rectForRow(at: focus.indexPath).minY) >= bottom { scroll(to: bottom) }
    }
}
