package import Foundation

/// The interface of a binder for table adapters: counts, cells, headers, footers, heights and
/// events.
///
/// Indexes refer to the data that the binder last passed to the adapter.
@MainActor
package protocol TableContents: TableRows {
    var numberOfSections: Int { get }
    /// The number of rows in each section.
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
    /// Reconfigures a visible header or footer with its section's current content.
    ///
    /// - Returns: Whether it succeeded; if not, the table must request another view.
    func rebind(
        _ view: TableViewHeaderFooterView, _ edge: HeaderFooterKind, inSection section: Int
    ) -> Bool
    /// Returns the bound height of a row, header or footer, or its estimate; `nil` uses the table's
    /// own.
    ///
    /// - Parameter path: The row; of a header or footer, any in its section.
    func height(_ kind: DimensionKind, at path: IndexPath) -> CGFloat?
    /// Returns whether the row could be dropped at a place, without moving it.
    func acceptsReorder(of indexPath: IndexPath, to target: IndexPath) -> Bool
    /// Called when the table itself has moved a row and shows it at its new place.
    ///
    /// - Parameter isMeant: Whether the user moved this row; another one is taken back.
    func tableDidMove(_ indexPath: IndexPath, to target: IndexPath, isMeant: Bool)
    /// Returns what finds a row from now on, while it is displayed.
    func finder(ofRowAt indexPath: IndexPath) -> () -> IndexPath?
    func willShow(rowAt indexPath: IndexPath)
    func didSelect(rowAt indexPath: IndexPath)
    /// Called when the user opens a row, by a tap as a rule; after it has been selected.
    func didTap(rowAt indexPath: IndexPath)
    /// Called when a row has been deselected by a tap on it or on another row.
    func didDeselect(rowAt indexPath: IndexPath)
    /// Called when a cell of the table has emitted an event of its own.
    func cell(_ cell: TableViewCell, didEmit event: Any)
    func didEnterWindow()
    func didScroll()
}
