#if !canImport(UIKit) || os(watchOS)
public import Foundation

extension TableViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_: TableView) {}

    /// Does nothing.
    public func tableView(_: TableView, willDisplay _: TableViewCell, forRowAt _: IndexPath) {}
    /// Does nothing.
    public func tableView(
        _: TableView, willDisplayHeaderView _: TableElementView, forSection _: Int
    ) {}
    /// Does nothing.
    public func tableView(
        _: TableView, willDisplayFooterView _: TableElementView, forSection _: Int
    ) {}
    /// Does nothing.
    public func tableView(
        _: TableView, didEndDisplaying _: TableViewCell, forRowAt _: IndexPath
    ) {}
    /// Does nothing.
    public func tableView(
        _: TableView, didEndDisplayingHeaderView _: TableElementView, forSection _: Int
    ) {}
    /// Does nothing.
    public func tableView(
        _: TableView, didEndDisplayingFooterView _: TableElementView, forSection _: Int
    ) {}

    /// Returns the table's `rowHeight`.
    public func tableView(_ table: TableView, heightForRowAt _: IndexPath) -> CGFloat {
        table.rowHeight
    }
    /// Returns the table's `sectionHeaderHeight`.
    public func tableView(_ table: TableView, heightForHeaderInSection _: Int) -> CGFloat {
        table.sectionHeaderHeight
    }
    /// Returns the table's `sectionFooterHeight`.
    public func tableView(_ table: TableView, heightForFooterInSection _: Int) -> CGFloat {
        table.sectionFooterHeight
    }
    /// Returns the table's `estimatedRowHeight`.
    public func tableView(_ table: TableView, estimatedHeightForRowAt _: IndexPath) -> CGFloat {
        table.estimatedRowHeight
    }
    /// Returns the table's `estimatedSectionHeaderHeight`.
    public func tableView(
        _ table: TableView, estimatedHeightForHeaderInSection _: Int
    ) -> CGFloat { table.estimatedSectionHeaderHeight }
    /// Returns the table's `estimatedSectionFooterHeight`.
    public func tableView(
        _ table: TableView, estimatedHeightForFooterInSection _: Int
    ) -> CGFloat { table.estimatedSectionFooterHeight }

    /// Returns nil.
    public func tableView(_: TableView, viewForHeaderInSection _: Int) -> TableElementView? { nil }
    /// Returns nil.
    public func tableView(_: TableView, viewForFooterInSection _: Int) -> TableElementView? { nil }

    /// Returns true.
    public func tableView(_: TableView, shouldHighlightRowAt _: IndexPath) -> Bool { true }
    /// Does nothing.
    public func tableView(_: TableView, didHighlightRowAt _: IndexPath) {}
    /// Does nothing.
    public func tableView(_: TableView, didUnhighlightRowAt _: IndexPath) {}
    /// Returns the row itself.
    public func tableView(_: TableView, willSelectRowAt path: IndexPath) -> IndexPath? { path }
    /// Returns the row itself.
    public func tableView(_: TableView, willDeselectRowAt path: IndexPath) -> IndexPath? { path }
    /// Does nothing.
    public func tableView(_: TableView, didSelectRowAt _: IndexPath) {}
    /// Does nothing.
    public func tableView(_: TableView, didDeselectRowAt _: IndexPath) {}
}
#endif
