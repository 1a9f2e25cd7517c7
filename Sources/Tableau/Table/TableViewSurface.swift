#if !canImport(UIKit) || os(watchOS)
/// What draws a table: receives what has changed, reads the table, and draws it in its own time.
///
/// A table works without one. All calls come on the main actor, and none asks for an answer.
@MainActor
package protocol TableViewSurface: AnyObject {
    /// Rows that the surface holds state for: the focus, an edit.
    ///
    /// ``AppliedBatch/place(ofRow:)`` tells where they are after a batch; a reload passes their
    /// places.
    var heldRows: [RowPath] { get }
    /// The row that keys act on.
    var focusedRow: RowPath? { get }
    /// The focus is to go to a row, which the table has been scrolled to.
    func tableView(_ tableView: TableView, focusRow path: RowPath)
    /// Something visible has changed: content, layout, offset or selection.
    func tableViewNeedsDisplay(_ tableView: TableView)
    /// The table was reloaded.
    ///
    /// - Parameter places: Where the ``heldRows`` are now that are still there; nil if identities
    ///   are not known.
    func tableViewDidReload(_ tableView: TableView, places: [RowPath: RowPath]?)
    /// An accepted batch is about to be applied: the last moment to look at what was there.
    ///
    /// The data source has the new data already; the table and its cells still show the old.
    func tableView(_ tableView: TableView, willApply batch: AppliedBatch)
    /// The batch was applied, and the rows now visible were asked for.
    func tableView(_ tableView: TableView, didApply batch: AppliedBatch)
    /// The visible part has moved.
    func tableViewDidScroll(_ tableView: TableView, animated: Bool)
    /// Other rows are selected.
    func tableViewSelectionDidChange(_ tableView: TableView)
    /// A tap begins to change what a row's control holds.
    func tableView(_ tableView: TableView, beginEditing control: CellControl, inRow path: RowPath)
}

extension TableViewSurface {
    package var heldRows: [RowPath] { [] }
    package var focusedRow: RowPath? { nil }
    package func tableView(_ tableView: TableView, focusRow path: RowPath) {}
    package func tableViewDidReload(_ tableView: TableView, places: [RowPath: RowPath]?) {
        tableViewNeedsDisplay(tableView)
    }
    package func tableView(_ tableView: TableView, willApply batch: AppliedBatch) {}
    package func tableView(_ tableView: TableView, didApply batch: AppliedBatch) {
        tableViewNeedsDisplay(tableView)
    }
    package func tableViewDidScroll(_ tableView: TableView, animated: Bool) {
        tableViewNeedsDisplay(tableView)
    }
    package func tableViewSelectionDidChange(_ tableView: TableView) {
        tableViewNeedsDisplay(tableView)
    }
    package func tableView(
        _ tableView: TableView, beginEditing control: CellControl, inRow path: RowPath
    ) {
        control.isEditing = true
    }
}
#endif
