#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
import Foundation
import UIKit
#else
package import Foundation
#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif
#endif

// Calls of the next delegate. With Objective-C its methods are optional: a method that is named with
// its labels, in parentheses, is nil where there is none, and elsewhere where there is no delegate.

extension TableViewAdapter {
    func nextView(of edge: HeaderFooterKind, inSection section: Int) -> TableElementView? {
        edge == .header
            ? (nextDelegate?.tableView(_:viewForHeaderInSection:))?(tableView, section)
            : (nextDelegate?.tableView(_:viewForFooterInSection:))?(tableView, section)
    }

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

#if !canImport(UIKit) || !canImport(ObjectiveC) || os(watchOS)
// Calls that only the next delegate handles. With Objective-C they are forwarded to it.

extension TableViewAdapter {
    package func tableView(
        _ tableView: TableView, willDisplayHeaderView view: TableElementView,
        forSection section: Int
    ) {
        nextDelegate?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }

    package func tableView(
        _ tableView: TableView, willDisplayFooterView view: TableElementView,
        forSection section: Int
    ) {
        nextDelegate?.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }

    package func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        nextDelegate?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }

    package func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: TableElementView,
        forSection section: Int
    ) {
        nextDelegate?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }

    package func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: TableElementView,
        forSection section: Int
    ) {
        nextDelegate?.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }

    package func tableView(
        _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
        nextDelegate?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
    }

    package func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
        nextDelegate?.tableView(tableView, didHighlightRowAt: indexPath)
    }

    package func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
        nextDelegate?.tableView(tableView, didUnhighlightRowAt: indexPath)
    }

    package func tableView(
        _ tableView: TableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        guard let nextDelegate else { return indexPath }
        return nextDelegate.tableView(tableView, willSelectRowAt: indexPath)
    }

    package func tableView(
        _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        guard let nextDelegate else { return indexPath }
        return nextDelegate.tableView(tableView, willDeselectRowAt: indexPath)
    }
}
#endif
