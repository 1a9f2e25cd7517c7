#if !canImport(UIKit) || os(watchOS)
import Foundation

extension TableBatch {
    /// Appends `indexPaths` to a list, joining adjacent rows into runs.
    static func record(
        _ indexPaths: [IndexPath], with animation: TableView.RowAnimation,
        in list: inout [RowRun]
    ) {
        for indexPath in indexPaths {
            list.append(RowPath(clamping: indexPath), animation: animation)
        }
    }

    static func record(
        _ sections: IndexSet, with animation: TableView.RowAnimation,
        in list: inout [SectionOperation]
    ) {
        for section in sections {
            list.append(SectionOperation(Int32(clamping: section), animation: animation))
        }
    }

    static func record(_ source: IndexPath, to destination: IndexPath, in list: inout [RowMove]) {
        list.append(
            RowMove(from: RowPath(clamping: source), to: RowPath(clamping: destination)))
    }

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
