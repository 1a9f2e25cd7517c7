#if canImport(UIKit) && !os(watchOS)
import UIKit

// What keeping rows in place asks of UIKit's table.

extension UITableView {
    /// The height of the bars that cover the top.
    var topInset: CGFloat { adjustedContentInset.top }

    /// Where the part begins that no bar covers.
    var visibleTop: CGFloat { contentOffset.y + topInset }

    /// The offset at the end of the content.
    var greatestOffset: CGFloat {
        contentSize.height + adjustedContentInset.bottom - bounds.height
    }

    /// Returns the number of rows after a row; 0 if there is no visible row.
    func rowCount(below path: IndexPath?) -> Int {
        guard let path else { return 0 }
        let others = ((path.section + 1)..<max(path.section + 1, numberOfSections))
            .reduce(0) { $0 + numberOfRows(inSection: $1) }
        return others + numberOfRows(inSection: path.section) - path.row - 1
    }

    private var lastRow: IndexPath? {
        (0..<numberOfSections).last { numberOfRows(inSection: $0) > 0 }
            .map { IndexPath(row: numberOfRows(inSection: $0) - 1, section: $0) }
    }

    var firstRow: IndexPath? {
        (0..<numberOfSections).first { numberOfRows(inSection: $0) > 0 }
            .map { IndexPath(row: 0, section: $0) }
    }

    var hasNoRows: Bool { lastRow == nil }

    /// Whether the last row is fully visible, whatever footers are below it.
    var showsEnd: Bool {
        showsEnd(above: bounds.size.height - adjustedContentInset.bottom)
    }

    /// Whether the last row ends above a distance from the upper edge of the table.
    func showsEnd(above edge: CGFloat) -> Bool {
        guard let lastRow else { return true }
        // A device rounds offsets to pixels.
        return rectForRow(at: lastRow).maxY < contentOffset.y + edge + 1
    }

    /// Scrolls to the last row; not back to it from a footer below.
    func showEnd() {
        guard let lastRow else { return }
        let offset = contentOffset.y
        scrollToRow(at: lastRow, at: .bottom, animated: false)
        layoutIfNeeded()
        let kept = min(offset, greatestOffset)
        if kept > contentOffset.y { contentOffset.y = kept }
    }
}
#endif
