#if !canImport(UIKit) || os(watchOS)
public import Foundation

extension TableViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: TableView) {}

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: TableView, willDisplayHeaderView view: TableElementView,
        forSection section: Int
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: TableView, willDisplayFooterView view: TableElementView,
        forSection section: Int
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: TableElementView,
        forSection section: Int
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: TableElementView,
        forSection section: Int
    ) {}

    /// Returns the table's `rowHeight`.
    public func tableView(
        _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.rowHeight }
    /// Returns the table's `sectionHeaderHeight`.
    public func tableView(
        _ tableView: TableView, heightForHeaderInSection section: Int
    ) -> CGFloat { tableView.sectionHeaderHeight }
    /// Returns the table's `sectionFooterHeight`.
    public func tableView(
        _ tableView: TableView, heightForFooterInSection section: Int
    ) -> CGFloat { tableView.sectionFooterHeight }
    /// Returns the table's `estimatedRowHeight`.
    public func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.estimatedRowHeight }
    /// Returns the table's `estimatedSectionHeaderHeight`.
    public func tableView(
        _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionHeaderHeight }
    /// Returns the table's `estimatedSectionFooterHeight`.
    public func tableView(
        _ tableView: TableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionFooterHeight }

    /// Returns nil.
    public func tableView(
        _ tableView: TableView, viewForHeaderInSection section: Int
    ) -> TableElementView? { nil }
    /// Returns nil.
    public func tableView(
        _ tableView: TableView, viewForFooterInSection section: Int
    ) -> TableElementView? { nil }

    /// Returns true.
    public func tableView(
        _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }
    /// Does nothing.
    public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Returns the row itself.
    public func tableView(
        _ tableView: TableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }
    /// Returns the row itself.
    public func tableView(
        _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }
    /// Does nothing.
    public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}
#endif
