#if !canImport(UIKit) || os(watchOS)
/// An object that draws a table, which also works without one: it is notified of changes, reads the
/// table, and draws when it chooses.
@MainActor
package protocol TableViewSurface: AnyObject {
    /// The rows for which the surface holds state, such as the focus: ``AppliedBatch/place(ofRow:)`` and
    /// reloads tell their places.
    var heldRows: [RowPath] { get }
    /// The rows that the user sees, to follow through reloads by identity: batches tell where most of
    /// them went, and to find the others costs more than they are worth.
    var shownRows: [RowPath] { get }
    /// The row that keys act on.
    var focusedPath: RowPath? { get }
    /// Whether the user does something with the table; the surface tells its rows when that ends.
    var isTouched: Bool { get }
    /// Called to move the focus to a row, which the table has scrolled to.
    func focusRow(_ path: RowPath)
    /// Called when visible content, layout, offset or selection has changed.
    func needsDisplay()
    /// Called when the table was reloaded, with the new places of the remaining ``heldRows``; nil if
    /// identities are unknown.
    func didReload(_ places: [RowPath: RowPath]?)
    /// Called before an accepted batch is applied: the last chance to read the old state.
    ///
    /// The data source already has the new data; the table and its cells still show the old data.
    func willApply(_ batch: AppliedBatch)
    /// Called when a batch was applied and the now visible rows were requested.
    func didApply(_ batch: AppliedBatch)
    /// Called when a tap begins editing a row's control; returns false if the surface has no editor.
    func beginEditing(_ control: CellControl, inRow path: RowPath) -> Bool
}

extension TableViewSurface {
    package var heldRows: [RowPath] { [] }
    package var shownRows: [RowPath] { [] }
    package var focusedPath: RowPath? { nil }
    package var isTouched: Bool { false }
    package func focusRow(_: RowPath) {}
    package func didReload(_: [RowPath: RowPath]?) { needsDisplay() }
    package func willApply(_: AppliedBatch) {}
    package func didApply(_: AppliedBatch) { needsDisplay() }
    package func beginEditing(_: CellControl, inRow _: RowPath) -> Bool { false }
}
#endif
