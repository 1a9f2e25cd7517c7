#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
import Foundation
#else
package import Foundation
#endif

// Forwards calls to the next delegate. Its methods are optional in Objective-C, which Swift calls
// with a different syntax; hence two otherwise equal branches.

#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
import UIKit

extension TableViewAdapter {
    func pass(willDisplay cell: TableViewCell, forRowAt path: IndexPath) {
        nextDelegate?.tableView?(tableView, willDisplay: cell, forRowAt: path)
    }

    func pass(didSelectRowAt path: IndexPath) {
        nextDelegate?.tableView?(tableView, didSelectRowAt: path)
    }

    func pass(didDeselectRowAt path: IndexPath) {
        nextDelegate?.tableView?(tableView, didDeselectRowAt: path)
    }

    func pass(didScroll view: ScrollingView) { nextDelegate?.scrollViewDidScroll?(view) }

    func pass(didChangeAdjustedContentInset view: ScrollingView) {
        nextDelegate?.scrollViewDidChangeAdjustedContentInset?(view)
    }

    func nextView(of edge: HeaderFooterKind, inSection section: Int) -> TableElementView? {
        edge == .header
            ? nextDelegate?.tableView?(tableView, viewForHeaderInSection: section) ?? nil
            : nextDelegate?.tableView?(tableView, viewForFooterInSection: section) ?? nil
    }

    func nextHeight(_ kind: DimensionKind, at path: IndexPath) -> CGFloat? {
        switch kind {
        case .cellHeight: nextDelegate?.tableView?(tableView, heightForRowAt: path)
        case .estimatedCellHeight:
            nextDelegate?.tableView?(tableView, estimatedHeightForRowAt: path)
        case .headerHeight:
            nextDelegate?.tableView?(tableView, heightForHeaderInSection: path.section)
        case .footerHeight:
            nextDelegate?.tableView?(tableView, heightForFooterInSection: path.section)
        case .estimatedHeaderHeight:
            nextDelegate?.tableView?(tableView, estimatedHeightForHeaderInSection: path.section)
        case .estimatedFooterHeight:
            nextDelegate?.tableView?(tableView, estimatedHeightForFooterInSection: path.section)
        }
    }
}
#else
#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

extension TableViewAdapter {
    func pass(willDisplay cell: TableViewCell, forRowAt path: IndexPath) {
        nextDelegate?.tableView(tableView, willDisplay: cell, forRowAt: path)
    }

    func pass(didSelectRowAt path: IndexPath) {
        nextDelegate?.tableView(tableView, didSelectRowAt: path)
    }

    func pass(didDeselectRowAt path: IndexPath) {
        nextDelegate?.tableView(tableView, didDeselectRowAt: path)
    }

    func pass(didScroll view: ScrollingView) { nextDelegate?.scrollViewDidScroll(view) }

    #if canImport(UIKit) && !os(watchOS)
    func pass(didChangeAdjustedContentInset view: ScrollingView) {
        nextDelegate?.scrollViewDidChangeAdjustedContentInset(view)
    }
    #endif

    func nextView(of edge: HeaderFooterKind, inSection section: Int) -> TableElementView? {
        edge == .header
            ? nextDelegate?.tableView(tableView, viewForHeaderInSection: section)
            : nextDelegate?.tableView(tableView, viewForFooterInSection: section)
    }

    func nextHeight(_ kind: DimensionKind, at path: IndexPath) -> CGFloat? {
        switch kind {
        case .cellHeight: nextDelegate?.tableView(tableView, heightForRowAt: path)
        case .estimatedCellHeight: nextDelegate?.tableView(tableView, estimatedHeightForRowAt: path)
        case .headerHeight:
            nextDelegate?.tableView(tableView, heightForHeaderInSection: path.section)
        case .footerHeight:
            nextDelegate?.tableView(tableView, heightForFooterInSection: path.section)
        case .estimatedHeaderHeight:
            nextDelegate?.tableView(tableView, estimatedHeightForHeaderInSection: path.section)
        case .estimatedFooterHeight:
            nextDelegate?.tableView(tableView, estimatedHeightForFooterInSection: path.section)
        }
    }
}

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
