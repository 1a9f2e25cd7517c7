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

    func scroll(by lines: Double) {
        scroll(to: Double(table.contentOffset.y) + lines)
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

    // MARK: Rows taller than the screen

    /// Returns the part of the content that can show rows of a section: a floating header covers
    /// the top.
    func visiblePart(inSection section: Int) -> (top: Double, bottom: Double) {
        let offset = Double(table.contentOffset.y)
        let header = Double(table.rectForHeader(inSection: section).height)
        let covered = table.style == .plain ? max(0, min(header, lineCount - 1)) : 0
        return (offset + covered, offset + lineCount)
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

    /// Returns whether any part of a row is on the screen, even if only below a floating header.
    func isOnScreen(_ path: RowPath) -> Bool {
        let area = table.rectForRow(at: path.indexPath)
        let top = Double(table.contentOffset.y)
        return Double(area.maxY) > top && Double(area.minY) < top + lineCount
    }

    /// Scrolls to the hidden rest of a row taller than the screen; returns false if there is none.
    func scrollWithinFocus(by lines: Double) -> Bool {
        guard let focus, isTall(focus) else { return false }
        let area = table.rectForRow(at: focus.indexPath)
        let visible = visiblePart(inSection: Int(focus.section))
        let rest =
            lines > 0 ? Double(area.maxY) - visible.bottom : visible.top - Double(area.minY)
        guard rest > 0 else { return false }
        scroll(by: lines > 0 ? min(lines, rest) : max(lines, -rest))
        return true
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
