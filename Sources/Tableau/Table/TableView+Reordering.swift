#if !canImport(UIKit) || os(watchOS)
package import Foundation

/// A data source whose rows the user can reorder.
///
/// While a row is moved, the source shows its position with batches, like other changes.
@MainActor
package protocol TableViewReordering: AnyObject {
    /// Returns whether a row can be moved at present.
    func canReorder(rowAt indexPath: IndexPath) -> Bool
    /// The current position of the row being moved, if any.
    var reorderedRow: IndexPath? { get }
    /// Begins to move a row; returns false if it cannot be moved.
    func beginReorder(at indexPath: IndexPath) -> Bool
    /// Moves the held row to another place; returns false if it may not be dropped there.
    func moveReorder(to indexPath: IndexPath) -> Bool
    /// Shows the row at its latest place now: the next key or drag starts from there.
    func showReorder()
    /// Drops the row; on an error of the app, the completion receives it and the row moves back.
    func putDownReorder(_ completion: @escaping @MainActor ((any Error)?) -> Void)
    /// Cancels the move and returns the row to its place.
    func cancelReorder()
}

extension TableView {
    /// The data source, if it supports reordering.
    package var reordering: (any TableViewReordering)? { dataSource as? any TableViewReordering }
}
#endif
