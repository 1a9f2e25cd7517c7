#if !canImport(UIKit) || os(watchOS)
import Foundation

extension [RowRun] {
    /// Appends rows, joining adjacent ones into runs.
    mutating func append(_ indexPaths: [IndexPath], with animation: TableView.RowAnimation) {
        for indexPath in indexPaths { append(RowPath(clamping: indexPath), animation: animation) }
    }

    mutating func append(_ sections: IndexSet, with animation: TableView.RowAnimation) {
        append(sections.map { [0, $0] }, with: animation)
    }
}

extension BatchOperations {
    /// Adds other operations of the same block.
    mutating func merge(_ other: BatchOperations) {
        guard !isEmpty else {
            self = other
            return
        }
        deletes += other.deletes
        inserts += other.inserts
        reloads += other.reloads
        moves += other.moves
        reconfigures += other.reconfigures
    }
}
#endif
