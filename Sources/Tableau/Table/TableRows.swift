package import Foundation

/// What tables and their surfaces ask about rows beside their cells; a binder answers.
@MainActor
package protocol TableRows: AnyObject {
    /// Passes on the search text of displayed rows; returns false if only the cells have it.
    func searchText(
        ofRows rows: Range<Int>, inSection section: Int,
        _ take: (_ row: Int, _ text: String) -> Void
    ) -> Bool

    // MARK: Actions

    func actions(_ place: RowActionPlace, ofRowAt indexPath: IndexPath) -> [RowActionItem]
    /// Returns whether anything responds when the user opens a row.
    func responds(toOpeningRowAt indexPath: IndexPath) -> Bool
    /// Whether a row that the user opens stays selected.
    var selectsRows: Bool { get }
    /// Called when the user has opened a row without selecting it.
    func open(rowAt indexPath: IndexPath)
    /// Called when the user has changed the selection without opening a row.
    func selectionDidChange()
    /// Returns whether a row is shown only because the user holds the table.
    func hasGone(rowAt indexPath: IndexPath) -> Bool
    func userLetGo()

    // MARK: Identity

    /// Returns whether a row has an identity, which other rows may have as well.
    func hasIdentity(rowAt indexPath: IndexPath) -> Bool
    /// Returns the data that the rows of a section are shown from, to ask about them later.
    func rowData(ofSection section: Int) -> AnyObject?
    /// Returns whether a row is a row of earlier data, by an identity that no other row had then or
    /// has now.
    func isRow(at indexPath: IndexPath, theRow row: Int, of data: AnyObject) -> Bool

    // MARK: Reordering

    // While a row is moved, its position is shown with batches, like other changes.

    /// Returns whether the user can move a row at present.
    func canReorder(rowAt indexPath: IndexPath) -> Bool
    /// The current position of the row being moved, if any.
    var reorderedRow: IndexPath? { get }
    /// Begins to move a row; returns false if it cannot be moved.
    func beginReorder(at indexPath: IndexPath) -> Bool
    /// Moves the held row to another place; returns false if it may not be dropped there.
    func moveReorder(to indexPath: IndexPath) -> Bool
    /// Shows the held row at its latest place now: the next key or drag starts from there.
    func showReorder()
    /// Drops the row; on an error of the app, the completion receives it and the row moves back.
    func putDownReorder(_ completion: @escaping @MainActor ((any Error)?) -> Void)
    /// Cancels the move and returns the row to its place.
    func cancelReorder()
}

#if !canImport(UIKit) || os(watchOS)
/// The data source and delegate that a binder is behind: it saves a table the calls that it would
/// otherwise make for every section and row.
@MainActor
package protocol BoundTableSource: TableViewDataSource, TableViewDelegate {
    /// The binder; nil once it is released.
    var rows: (any TableRows)? { get }
    /// Receives the calls that a binder doesn't handle.
    var nextDelegate: (any TableViewDelegate)? { get }
    /// Whether any height or estimate may differ from the table's properties.
    var givesHeights: Bool { get }
    /// Returns the number of rows of each section, in order.
    func rowCounts(in tableView: TableView) -> [Int32]
}

extension TableView {
    /// Receives what no binder handles: the delegate, or the one after a binder's.
    var eventDelegate: (any TableViewDelegate)? {
        if let boundDelegate { boundDelegate.nextDelegate } else { delegate }
    }

    /// The binder behind the data source, if any.
    package var rowSource: (any TableRows)? { boundSource?.rows }
}
#endif
