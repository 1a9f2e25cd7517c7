package import Foundation

/// What a table adapter needs from a binder: counts, cells, headers, footers and heights; and the
/// events it passes on: rows shown, rows tapped.
///
/// All indexes are of the data that the binder last handed to the adapter.
@MainActor
package protocol TableContents: AnyObject {
    /// The number of sections.
    var numberOfSections: Int { get }
    /// The number of rows in each section.
    var rowCounts: [Int32] { get }
    /// The heights and estimates that are bound for any section.
    var boundHeights: HeightKinds { get }
    /// The number of rows in a section.
    func numberOfRows(inSection section: Int) -> Int
    /// A configured cell for a row.
    func cell(at indexPath: IndexPath, for tableView: TableView) -> TableViewCell
    /// The title above or below a section, if it has one and no view.
    func title(of edge: HeaderFooterKind, inSection section: Int) -> String?
    /// The view above or below a section, if it has one.
    func view(
        of edge: HeaderFooterKind, inSection section: Int, for tableView: TableView
    ) -> TableViewHeaderFooterView?
    /// Reconfigures a header or footer on screen for its section's current content.
    ///
    /// - Returns: Whether that can be done; if not, the table must ask for another one.
    func rebind(
        _ view: TableViewHeaderFooterView, _ edge: HeaderFooterKind, inSection section: Int
    ) -> Bool
    /// The bound height of a row, or its estimate; `nil` leaves it to the table.
    func height(ofRowAt indexPath: IndexPath, estimated: Bool) -> CGFloat?
    /// The bound height of a header or footer, or its estimate; `nil` leaves it to the table.
    func height(of edge: HeaderFooterKind, inSection section: Int, estimated: Bool) -> CGFloat?
    /// Passes on the search text of shown rows; false where only their cells know it.
    func searchText(
        ofRows rows: Range<Int>, inSection section: Int,
        _ take: (_ row: Int, _ text: String) -> Void
    ) -> Bool
    /// The kinds of actions that are bound for any section.
    var boundActions: Set<RowActionPlace> { get }
    /// What can be done with a row, now.
    func actions(_ place: RowActionPlace, ofRowAt indexPath: IndexPath) -> [RowActionItem]
    /// Whether any section's rows can be moved by hand.
    var bindsReorder: Bool { get }
    /// Whether a row can be moved by hand, now.
    func canReorder(rowAt indexPath: IndexPath) -> Bool
    /// Where the row is that is being moved; `nil` if none is.
    var reorderedRow: IndexPath? { get }
    /// Begins to move a row; false if it cannot be moved.
    func beginReorder(at indexPath: IndexPath) -> Bool
    /// Holds the row at another place; false if it may not be put down there.
    func moveReorder(to indexPath: IndexPath) -> Bool
    /// Whether the row could be put down at a place; it stays where it is.
    func acceptsReorder(of indexPath: IndexPath, to target: IndexPath) -> Bool
    /// Puts the row down; the completion gets the app's error.
    func putDownReorder(_ completion: @escaping @MainActor ((any Error)?) -> Void)
    /// Puts the row back.
    func cancelReorder()
    /// The table itself has moved a row, and shows it at its new place.
    func tableDidMove(_ indexPath: IndexPath, to target: IndexPath)
    /// A row is about to be displayed.
    func willShow(rowAt indexPath: IndexPath)
    /// A row has been tapped, and selected by that.
    func didTap(rowAt indexPath: IndexPath)
    /// A row has been deselected by a tap, on it or on another.
    func didDeselect(rowAt indexPath: IndexPath)
    /// Other rows are selected, by a person and without a tap.
    func selectionDidChange()
    /// The table has scrolled.
    func didScroll()
}
