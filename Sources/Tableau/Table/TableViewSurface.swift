#if !canImport(UIKit) || os(watchOS)
/// What draws a table: told what has changed, it reads the table and draws it when it will.
///
/// A table works without one. All calls come on the main actor, and none asks for an answer.
@MainActor
package protocol TableViewSurface: AnyObject {
    /// Something that is seen has changed: content, layout, offset or selection.
    func tableViewNeedsDisplay(_ tableView: TableView)
    /// Everything was given up and will be asked for anew.
    func tableViewDidReload(_ tableView: TableView)
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
}

extension TableViewSurface {
    package func tableViewDidReload(_ tableView: TableView) { tableViewNeedsDisplay(tableView) }
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
}
#endif
