#if canImport(UIKit) && !os(watchOS)
import UIKit

// What keeping rows in place asks of UIKit's table.

extension UITableView {
    func hasRow(_ path: RowPath) -> Bool {
        path.section >= 0 && path.row >= 0 && path.section < numberOfSections
            && path.row < numberOfRows(inSection: Int(path.section))
    }

    var rowsInView: [PlacedRow] {
        (indexPathsForVisibleRows ?? []).map {
            let path = RowPath(clamping: $0)
            return PlacedRow(path: path, distance: distance(of: path))
        }
    }

    func top(of path: RowPath) -> Double { rectForRow(at: path.indexPath).minY }

    /// Whether the last row is fully visible, whatever footers are below it.
    var showsEnd: Bool { showsEnd(above: bounds.size.height - adjustedContentInset.bottom) }

    /// Whether the last row ends above a distance from the upper edge of the table.
    func showsEnd(above edge: CGFloat) -> Bool {
        guard let lastRow else { return true }
        // A device rounds offsets to pixels.
        return rectForRow(at: lastRow.indexPath).maxY < contentOffset.y + edge + 1
    }

    /// Always true: rows are pinned by keyboards only.
    func endKeeps(_ path: RowPath) -> Bool { true }

    var leastOffset: CGFloat { -adjustedContentInset.top }

    var greatestOffset: CGFloat {
        contentSize.height + adjustedContentInset.bottom - bounds.height
    }

    /// Where the part begins that no bar covers.
    var visibleTop: CGFloat { contentOffset.y - leastOffset }

    var firstRow: RowPath? {
        (0..<numberOfSections).first { numberOfRows(inSection: $0) > 0 }
            .map { RowPath(section: $0, row: 0) }
    }

    /// Scrolls to the last row; not back to it from a footer below.
    func showEnd() {
        guard let lastRow else { return }
        let offset = contentOffset.y
        // Cells that size themselves are measured only when they are laid out.
        for _ in 0..<12 {
            scrollToRow(at: lastRow.indexPath, at: .bottom, animated: false)
            layoutIfNeeded()
            if showsEnd { break }
        }
        let kept = min(offset, greatestOffset)
        if kept > contentOffset.y { contentOffset.y = kept }
    }
}
#endif
