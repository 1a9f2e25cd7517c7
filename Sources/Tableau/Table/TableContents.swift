package import Foundation

/// The interface of a binder for tables, their surfaces and adapters; indexes refer to the data that the
/// binder last passed to the adapter.
@MainActor
package protocol TableContents: AnyObject {
    var numberOfSections: Int { get }
    var rowCounts: [Int32] { get }
    /// What any chain binds an answer for.
    var answers: TableQuestions { get }
    func numberOfRows(inSection section: Int) -> Int
    func cell(at indexPath: IndexPath, for tableView: TableView) -> TableViewCell
    /// Returns the title above or below a section, if it has one and no view.
    func title(of edge: HeaderFooterKind, inSection section: Int) -> String?
    /// Returns the view above or below a section, if it has one.
    func view(
        of edge: HeaderFooterKind, inSection section: Int, for tableView: TableView
    ) -> TableViewHeaderFooterView?
    /// Reconfigures a visible header or footer with its section's current content; returns false if it
    /// takes another view.
    func rebind(
        _ view: TableViewHeaderFooterView, _ edge: HeaderFooterKind, inSection section: Int
    ) -> Bool
    /// Returns the bound height, or estimate, of a row, or of the header or footer of its section; nil for
    /// the table's own.
    func height(_ kind: DimensionKind, at path: IndexPath) -> CGFloat?
    /// Passes on the search text of displayed rows; returns false if only the cells have it.
    func searchText(
        ofRows rows: Range<Int>, inSection section: Int,
        _ take: (_ row: Int, _ text: String) -> Void
    ) -> Bool

    // MARK: Events

    func willShow(rowAt indexPath: IndexPath)
    func didSelect(rowAt indexPath: IndexPath)
    /// Called when the user opens a row, by a tap as a rule; after it has been selected.
    func didTap(rowAt indexPath: IndexPath)
    /// Called when a cell of the table has emitted an event of its own.
    func cell(_ cell: TableViewCell, didEmit event: Any)
    func didEnterWindow()
    func didScroll()

    // MARK: Actions

    func actions(_ place: RowActionPlace, ofRowAt indexPath: IndexPath) -> [RowActionItem]
    /// Returns whether anything responds when the user opens a row.
    func responds(toOpeningRowAt indexPath: IndexPath) -> Bool
    /// Whether a row that the user opens stays selected.
    var selectsRows: Bool { get }
    /// Called when the user has changed the selection without opening a row.
    func selectionDidChange(deselecting indexPaths: [IndexPath])
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
    /// Returns whether the row could be dropped at a place, without moving it.
    func acceptsReorder(of indexPath: IndexPath, to target: IndexPath) -> Bool
    /// Called when the table itself has moved a row; back if it isn't the one that the user meant.
    func tableDidMove(_ indexPath: IndexPath, to target: IndexPath, isMeant: Bool)
    /// Returns what finds a row from now on, while it is displayed.
    func finder(ofRowAt indexPath: IndexPath) -> () -> IndexPath?
}

#if !canImport(UIKit) || os(watchOS)
/// The data source and delegate that a binder is behind: it saves a table the calls that it would
/// otherwise make for every section and row.
@MainActor
package protocol BoundTableSource: TableViewDataSource, TableViewDelegate {
    /// The binder; nil once it is released.
    var rows: (any TableContents)? { get }
    /// Receives the calls that a binder doesn't handle.
    var nextDelegate: (any TableViewDelegate)? { get }
    /// The content to show in place of rows.
    var emptyContent: EmptyContent? { get }
    /// Whether any height or estimate may differ from the table's properties.
    var givesHeights: Bool { get }
    func rowCounts(in tableView: TableView) -> [Int32]
}

extension TableView {
    /// Receives what no binder handles: the delegate, or the one after a binder's.
    var eventDelegate: (any TableViewDelegate)? {
        if let boundDelegate { boundDelegate.nextDelegate } else { delegate }
    }

    /// The binder behind the data source, if any.
    package var rowSource: (any TableContents)? { boundSource?.rows }
}
#endif
