#if !canImport(UIKit) || os(watchOS)
import Foundation

extension [RowRun] {
    /// Appends rows, joining adjacent ones into runs.
    mutating func append(_ indexPaths: [IndexPath], with animation: TableView.RowAnimation) {
        for indexPath in indexPaths { append(RowPath(clamping: indexPath), animation: animation) }
    }

    mutating func append(_ sections: IndexSet, with animation: TableView.RowAnimation) {
        append(sections.map { IndexPath(row: $0, section: 0) }, with: animation)
    }
}

extension [RowMove] {
    mutating func append(from: IndexPath, to: IndexPath) {
        append(RowMove(from: RowPath(clamping: from), to: RowPath(clamping: to)))
    }
}

extension TableBatch {
    /// Adds the operations of another batch in the same block.
    mutating func merge(_ other: TableBatch) {
        guard !isEmpty else {
            self = other
            return
        }
        sectionDeletes += other.sectionDeletes
        sectionInserts += other.sectionInserts
        sectionReloads += other.sectionReloads
        sectionMoves += other.sectionMoves
        rowDeletes += other.rowDeletes
        rowInserts += other.rowInserts
        rowReloads += other.rowReloads
        rowMoves += other.rowMoves
        rowReconfigures += other.rowReconfigures
    }
}
#endif
