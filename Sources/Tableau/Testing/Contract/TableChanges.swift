public import Foundation
public import Tableau

/// A batch of operations on sections and rows, from any library, as a table view takes it.
///
/// ```swift
/// let changes = TableChanges(deleteRows: [[0, 2]], insertRows: [[1, 0]])
/// ```
///
/// Deletes, reloads and the sources of moves are places before the batch; inserts, the destinations
/// of moves and `reconfigureRows` are places after it. A row is `[section, row]`. The order doesn't
/// matter.
public struct TableChanges: Hashable, Sendable {
    package var batch = TableBatch()

    /// Creates a batch of operations.
    public init(
        deleteSections: [Int] = [], insertSections: [Int] = [], reloadSections: [Int] = [],
        moveSections: [(from: Int, to: Int)] = [],
        deleteRows: [IndexPath] = [], insertRows: [IndexPath] = [], reloadRows: [IndexPath] = [],
        moveRows: [(from: IndexPath, to: IndexPath)] = [], reconfigureRows: [IndexPath] = []
    ) {
        func section(_ number: Int) -> RowPath { .section(Int32(clamping: number)) }
        batch.sections.deletes = deleteSections.map { RowRun(section($0)) }
        batch.sections.inserts = insertSections.map { RowRun(section($0)) }
        batch.sections.reloads = reloadSections.map { RowRun(section($0)) }
        batch.sections.moves = moveSections.map {
            RowMove(from: section($0.from), to: section($0.to))
        }
        for path in deleteRows { batch.rows.deletes.append(RowPath(clamping: path)) }
        for path in insertRows { batch.rows.inserts.append(RowPath(clamping: path)) }
        for path in reloadRows { batch.rows.reloads.append(RowPath(clamping: path)) }
        for path in reconfigureRows { batch.rows.reconfigures.append(RowPath(clamping: path)) }
        batch.rows.moves = moveRows.map {
            RowMove(from: RowPath(clamping: $0.from), to: RowPath(clamping: $0.to))
        }
    }

    /// Creates a batch with the operations of a binder's update.
    public init(_ update: CollectionUpdate) { batch = update.batch }

    package init(_ batch: TableBatch) { self.batch = batch }

    /// The number of operations; each row of a run counts.
    public var count: Int {
        (TableBatch.sectionLists + TableBatch.rowLists)
            .reduce(0) { $0 + batch[keyPath: $1.path].rowCount }
            + batch.sections.moves.count + batch.rows.moves.count
    }
}
