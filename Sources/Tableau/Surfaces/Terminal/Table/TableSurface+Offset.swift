import Foundation
import Tableau

/// Scrolling, in whole lines and never beyond the content.
extension TableSurface {
    /// The height of everything, in lines, without the room below the last section.
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
        scroll(to: Double(table.contentOffset.y))
    }

    /// Scrolls as little as shows the row with the focus, and its header if it is the first.
    func revealFocus() {
        guard let path = focus, size.rows > 0 else { return }
        let rows = TableRows(table)
        guard rows.contains(path) else { return }
        table.scrollToRow(at: path.indexPath, at: .none, animated: false)
        if path.row == 0 {
            let section = table.rect(forSection: Int(path.section))
            let row = table.rectForRow(at: path.indexPath)
            // The header of a first row belongs to it, and the room above the very first one too.
            let top = path == rows.first ? 0 : Double(section.minY)
            if Double(table.contentOffset.y) > top,
                Double(row.maxY) - top <= Double(size.rows)
            {
                scroll(to: top)
            }
        }
        clampOffset()
    }
}
