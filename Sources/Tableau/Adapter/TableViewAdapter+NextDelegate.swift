import Foundation

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

// Calls of the next delegate. With Objective-C its methods are optional: a method that is named with
// its labels, in parentheses, is nil where there is none, and elsewhere where there is no delegate.
//
// What only the next delegate handles is forwarded to it with Objective-C; the display-neutral table
// calls it itself.

extension TableViewAdapter {
    func nextHeight(_ kind: DimensionKind, at path: IndexPath) -> CGFloat? {
        switch kind {
        case .cellHeight: (nextDelegate?.tableView(_:heightForRowAt:))?(tableView, path)
        case .estimatedCellHeight:
            (nextDelegate?.tableView(_:estimatedHeightForRowAt:))?(tableView, path)
        case .headerHeight:
            (nextDelegate?.tableView(_:heightForHeaderInSection:))?(tableView, path.section)
        case .footerHeight:
            (nextDelegate?.tableView(_:heightForFooterInSection:))?(tableView, path.section)
        case .estimatedHeaderHeight:
            (nextDelegate?.tableView(_:estimatedHeightForHeaderInSection:))?(
                tableView, path.section)
        case .estimatedFooterHeight:
            (nextDelegate?.tableView(_:estimatedHeightForFooterInSection:))?(
                tableView, path.section)
        }
    }
}
