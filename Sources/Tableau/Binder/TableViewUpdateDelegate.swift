/// A delegate that can apply a binder's updates itself, and is notified of updates without
/// animation.
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
    /// Applies an update in place of the binder.
    ///
    /// Apply the operations on rows and sections between `beginUpdates()` and `endUpdates()`, and
    /// then `rowReconfigures`; or everything with `reloadData()`. Headers and footers get their new
    /// content from the binder afterwards. If a count is wrong then, the table is reloaded and a
    /// ``TableDiagnostic`` is reported.
    ///
    /// `updateData` switches the data source to the new data. To return `true`, call it exactly once:
    /// inside `performBatchUpdates`, or before `reloadData()`.
    ///
    /// - Returns: Whether the update was applied; `false` leaves it to the binder.
    func tableView(
        _ tableView: TableView, apply update: CollectionUpdate, updateData: @escaping () -> Void
    ) -> Bool

    /// Called when the table was reloaded, for a reason, instead of animating an update.
    func tableView(_ tableView: TableView, didReloadInsteadOfAnimating reason: String)
}

extension TableViewUpdateDelegate {
    /// Returns false, which leaves the update to the binder.
    public func tableView(
        _ tableView: TableView, apply update: CollectionUpdate, updateData: @escaping () -> Void
    ) -> Bool {
        false
    }

    /// Does nothing.
    public func tableView(_ tableView: TableView, didReloadInsteadOfAnimating reason: String) {}
}
