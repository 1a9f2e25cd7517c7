/// May apply a binder's updates in its own way, and is told when one could not be animated.
///
/// ```swift
/// func tableView(_ tableView: TableView, apply update: CollectionUpdate, updateData: @escaping () -> Void)
///     -> Bool
/// {
///     guard update.operationCount > 500 else { return false }  // the binder does it
///     updateData()
///     tableView.reloadData()
///     return true
/// }
/// ```
@MainActor
public protocol TableViewUpdateDelegate: AnyObject {
    /// Applies an update instead of the binder.
    ///
    /// All of it: operations on rows and sections between `beginUpdates()` and `endUpdates()`; then
    /// `rowReconfigures`; then `headerUpdates` and `footerUpdates`, whose views on screen get their
    /// new title or view model, and the replacements, whose sections are reloaded. `reloadData()`
    /// does all at once. If a count is wrong afterwards, or a header or footer on screen shows what
    /// it did before, the table is reloaded and a ``TableDiagnostic`` reports it.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - update: What changed.
    ///   - updateData: Makes the data source answer from the new data. To be called exactly once
    ///     if the answer is `true`: inside `performBatchUpdates`, or before `reloadData()`.
    /// - Returns: Whether the update has been applied. `false` leaves it to the binder.
    func tableView(
        _ tableView: TableView, apply update: CollectionUpdate, updateData: @escaping () -> Void
    ) -> Bool

    /// Tells that the table was reloaded although an animated update was due.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - reason: Why.
    func tableView(_ tableView: TableView, didReloadInsteadOfAnimating reason: String)
}

extension TableViewUpdateDelegate {
    /// Leaves the update to the binder.
    public func tableView(
        _ tableView: TableView, apply update: CollectionUpdate, updateData: @escaping () -> Void
    ) -> Bool {
        false
    }

    /// Does nothing.
    public func tableView(_ tableView: TableView, didReloadInsteadOfAnimating reason: String) {}
}
