#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// An object that provides heights, headers and footers, and receives user actions.
///
/// Every requirement has a default, which is the table's behaviour without a delegate. Declare the
/// methods in the class that conforms: a method first declared in a subclass is never called.
///
/// ```swift
/// final class Opener: TableViewDelegate {
///     func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
///         print("open", indexPath.section, indexPath.row)
///     }
/// }
/// ```
@MainActor
public protocol TableViewDelegate: AnyObject {
    /// Called when the table has scrolled.
    func scrollViewDidScroll(_ scrollView: TableView)

    /// Called when a cell is about to be displayed.
    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
    /// Called when a header is about to be displayed.
    func tableView(
        _ tableView: TableView, willDisplayHeaderView view: TableElementView,
        forSection section: Int)
    /// Called when a footer is about to be displayed.
    func tableView(
        _ tableView: TableView, willDisplayFooterView view: TableElementView,
        forSection section: Int)
    /// Called when a cell is no longer displayed; the data may no longer contain the row.
    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: IndexPath)
    /// Called when a header is no longer displayed.
    func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: TableElementView,
        forSection section: Int)
    /// Called when a footer is no longer displayed.
    func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: TableElementView,
        forSection section: Int)

    /// Returns the row's height, or `TableView.automaticDimension`.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the header's height, or `TableView.automaticDimension`; 0 for no header.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
    /// Returns the footer's height, or `TableView.automaticDimension`; 0 for no footer.
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
    /// Returns the estimated height of a section's rows, used until they are measured.
    ///
    /// Called once per section, for its first row, since a table of a million rows must not make a
    /// million calls. `TableView.automaticDimension` uses the table's own estimate.
    func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat
    /// Returns the estimated height of a header, used until it is near.
    func tableView(
        _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat
    /// Returns the estimated height of a footer, used until it is near.
    func tableView(
        _ tableView: TableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat

    /// Returns the section's header view; nil, the default, uses the data source's title.
    func tableView(
        _ tableView: TableView, viewForHeaderInSection section: Int
    ) -> TableElementView?
    /// Returns the section's footer view; nil, the default, uses the data source's title.
    func tableView(
        _ tableView: TableView, viewForFooterInSection section: Int
    ) -> TableElementView?

    /// Returns whether a press highlights the row and may become a tap; true by default.
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Called when a row is highlighted.
    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
    /// Called when a row is no longer highlighted.
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
    /// Returns the row to select on a tap, or nil for none; the tapped row by default.
    func tableView(
        _ tableView: TableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath?
    /// Returns the row to deselect on a tap, or nil for none; the tapped row by default.
    func tableView(
        _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath?
    /// Called when a tap has selected the row.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
    /// Called when a tap has deselected the row.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
}
#endif
