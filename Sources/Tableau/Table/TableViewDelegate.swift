#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// Gives heights, headers and footers, and receives what the user does.
///
/// Every requirement has a default, which is what the table does without a delegate. Declare the
/// methods in the class that conforms: one first added in a subclass is never called.
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
    /// The table has scrolled.
    func scrollViewDidScroll(_ scrollView: TableView)

    /// The cell is about to be shown.
    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
    /// The header is about to be shown.
    func tableView(
        _ tableView: TableView, willDisplayHeaderView view: TableElementView,
        forSection section: Int)
    /// The footer is about to be shown.
    func tableView(
        _ tableView: TableView, willDisplayFooterView view: TableElementView,
        forSection section: Int)
    /// The cell is no longer shown.
    ///
    /// The row may be gone from the data already.
    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: IndexPath)
    /// The header is no longer shown.
    func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: TableElementView,
        forSection section: Int)
    /// The footer is no longer shown.
    func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: TableElementView,
        forSection section: Int)

    /// The row's height, or `TableView.automaticDimension`.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// The header's height, or `TableView.automaticDimension`; 0 for no header.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
    /// The footer's height, or `TableView.automaticDimension`; 0 for no footer.
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
    /// Stands in for the heights of a section's rows that were not measured yet.
    ///
    /// Asked once for each section, for its first row: a table of a million rows must not ask a
    /// million times. `TableView.automaticDimension` leaves the estimate to the table.
    func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat
    /// Stands in for the header's height until it is near.
    func tableView(
        _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat
    /// Stands in for the footer's height until it is near.
    func tableView(
        _ tableView: TableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat

    /// The section's header; nil, the default, leaves it to the data source's title.
    func tableView(
        _ tableView: TableView, viewForHeaderInSection section: Int
    ) -> TableElementView?
    /// The section's footer; nil, the default, leaves it to the data source's title.
    func tableView(
        _ tableView: TableView, viewForFooterInSection section: Int
    ) -> TableElementView?

    /// Whether a press shows on the row, and may become a tap; true by default.
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// A press shows on the row.
    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
    /// The press is over.
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
    /// A tap is to select the row: the row to select, nil for none; the same row by default.
    func tableView(
        _ tableView: TableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath?
    /// A tap is to deselect the row: the row to deselect, nil for none; the same row by default.
    func tableView(
        _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath?
    /// A tap has selected the row.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
    /// A tap has deselected the row.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
}

/// A delegate that can say that it gives no heights at all.
///
/// A table asks for the height of every visible row after each batch, and for three estimates of
/// every section on each reload. A delegate without heights spares it that.
@MainActor
package protocol TableViewHeightAdvising: TableViewDelegate {
    /// Whether any height or estimate of the delegate's may differ from the table's properties.
    var givesHeights: Bool { get }
}
#endif
