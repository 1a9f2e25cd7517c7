#if !canImport(UIKit) || os(watchOS)
package import Foundation

/// A data source whose rows can be moved by hand.
///
/// While a row is moved, the source shows it at its place by batches, as it shows other changes.
@MainActor
package protocol TableViewReordering: AnyObject {
    /// Whether a row can be moved, now.
    func canReorder(rowAt indexPath: IndexPath) -> Bool
    /// Where the row is that is being moved; nil if none is.
    var reorderedRow: IndexPath? { get }
    /// Begins to move a row; false if it cannot be moved.
    func beginReorder(at indexPath: IndexPath) -> Bool
    /// Holds the row at another place; false if it may not be put down there.
    func moveReorder(to indexPath: IndexPath) -> Bool
    /// Puts the row down; the completion gets the app's error, and the row is back then.
    func putDownReorder(_ completion: @escaping @MainActor ((any Error)?) -> Void)
    /// Puts the row back.
    func cancelReorder()
}

extension TableView {
    /// What moves rows, if the data source does.
    package var reordering: (any TableViewReordering)? { dataSource as? any TableViewReordering }
}
#endif
