#if !canImport(UIKit)
import Foundation
import Tableau

/// Scrolling, in whole lines and never beyond the content.
extension TableSurface {
    /// The height of the content, in lines, without the space below the last section.
    var contentHeight: Double {
        let height = Double(table.contentSize.height)
        return table.style == .plain
            ? height : max(0, height - table.metrics.groupedSectionSpacing)
    }

    @discardableResult func scroll(by lines: Double) -> Double {
        let before = Double(table.contentOffset.y)
        scroll(to: before + lines)
        return Double(table.contentOffset.y) - before
    }

    func scroll(to y: Double) {
        let largest = max(0, contentHeight - Double(size.rows))
        let y = max(0, min(y.rounded(), largest))
        if y != Double(table.contentOffset.y) {
            table.contentOffset = CGPoint(x: 0, y: y)
        }
    }

    func clampOffset() {
        // A layout may change the offset, to keep the rows or the end in view.
        table.layoutIfNeeded()
        let awaited = table.place.awaitsSize
        scroll(to: Double(table.contentOffset.y))
        table.place.awaitsSize = awaited
    }

    /// Scrolls by the minimum that shows the focused row, and its header if it is the first.
    ///
    /// For a row taller than the screen, any part suffices: its end if it was above, otherwise its
    /// top.
    func revealFocus() {
        guard let path = focus, size.rows > 0 else { return }
        let rows = TableRows(table)
        guard rows.contains(path) else { return }
        if isTall(path), !isHidden(path) { return }
        let before = Double(table.contentOffset.y)
        table.scrollToRow(at: path.indexPath, at: .none, animated: false)
        if isTall(path), Double(table.contentOffset.y) < before {
            scroll(to: min(before, Double(table.rectForRow(at: path.indexPath).maxY) - lineCount))
        }
        if path.row == 0 {
            let section = table.rect(forSection: Int(path.section))
            let row = table.rectForRow(at: path.indexPath)
            // The header belongs to its first row, and the space above to the very first one.
            let top = path == rows.first ? 0 : Double(section.minY)
            if Double(table.contentOffset.y) > top, Double(row.maxY) - top <= lineCount {
                scroll(to: top)
            }
        }
        clampOffset()
    }

    private var lineCount: Double { Double(size.rows) }

    // MARK: Rows on the screen

    /// Returns the slot at a line of the table's visible part; headers are above rows.
    func slot(atLine line: Int) -> VisibleSlot? {
        refresh()
        return slots.last {
            Int($0.y.rounded()) <= line && line < Int(($0.y + $0.height).rounded())
        }
    }

    /// Returns the part of the content that can show rows of a section.
    private func visiblePart(inSection section: Int) -> (top: Double, bottom: Double) {
        let offset = Double(table.contentOffset.y)
        let lines = visibleLines(inSection: section)
        return (offset + lines.lowerBound, offset + lines.upperBound)
    }

    /// Returns whether a row is too tall for the screen.
    func isTall(_ path: RowPath) -> Bool {
        let visible = visiblePart(inSection: Int(path.section))
        return Double(table.rectForRow(at: path.indexPath).height) > visible.bottom - visible.top
    }

    /// Returns whether no part of a row is visible.
    func isHidden(_ path: RowPath) -> Bool {
        let area = table.rectForRow(at: path.indexPath)
        let visible = visiblePart(inSection: Int(path.section))
        return Double(area.maxY) <= visible.top || Double(area.minY) >= visible.bottom
    }

    /// Scrolls by the minimum that shows a line of a row, counted from the row's top.
    func reveal(line: Int, of path: RowPath) {
        let y = Double(table.rectForRow(at: path.indexPath).minY) + Double(line)
        let visible = visiblePart(inSection: Int(path.section))
        if y < visible.top { scroll(by: y - visible.top) }
        if y + 1 > visible.bottom { scroll(by: y + 1 - visible.bottom) }
    }
}
#endif
