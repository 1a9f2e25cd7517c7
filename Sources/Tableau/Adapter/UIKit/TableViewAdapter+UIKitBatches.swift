#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableViewAdapter {
    /// Returns the rule of the table contract that a batch would break, by the table's own counts, if any:
    /// UIKit would raise an exception, which ends the program, in release builds too.
    ///
    /// - Complexity: O(sections + operations).
    func violation(
        in update: CollectionUpdate, rowsAfter: () -> [Int32]
    ) -> TableContractViolation? {
        guard update.changesStructure else { return nil }
        let rowsBefore = (0..<tableView.numberOfSections).map {
            Int32(clamping: tableView.numberOfRows(inSection: $0))
        }
        return BatchCheck.violation(
            in: BatchMap(update.batch), before: rowsBefore, after: rowsAfter())
    }

    /// Applies the operations on rows and sections; returns whether reconfigured rows must be measured
    /// again: UIKit requests the height of such a row only if its cell sizes itself.
    func applyRows(of update: CollectionUpdate, updateData: @escaping () -> Void) -> Bool {
        if update.changesStructure {
            tableView.performBatchUpdates(
                {
                    updateData()
                    self.perform(update.batch)
                }, completion: nil)
        } else {
            updateData()
        }
        guard !update.batch.rows.reconfigures.isEmpty else { return false }
        tableView.reconfigureRows(at: update.rowReconfigures)
        return true
    }

    private func perform(_ batch: TableBatch) {
        for cause in OperationCause.allCases {
            if let (sections, animation) = batch.sections.deletes.all(cause) {
                tableView.deleteSections(IndexSet(sections.map { $0[1] }), with: animation)
            }
            if let (sections, animation) = batch.sections.inserts.all(cause) {
                tableView.insertSections(IndexSet(sections.map { $0[1] }), with: animation)
            }
            if let (rows, animation) = batch.rows.deletes.all(cause) {
                tableView.deleteRows(at: rows, with: animation)
            }
            if let (rows, animation) = batch.rows.inserts.all(cause) {
                tableView.insertRows(at: rows, with: animation)
            }
        }
        for move in batch.sections.moves {
            tableView.moveSection(Int(move.from.row), toSection: Int(move.to.row))
        }
        for move in batch.rows.moves {
            tableView.moveRow(at: move.from.indexPath, to: move.to.indexPath)
        }
    }
}

extension [RowRun] {
    /// Returns the rows with a cause, and their animation, which is one; nil if there are none.
    fileprivate func all(_ cause: OperationCause) -> ([IndexPath], TableView.RowAnimation)? {
        first { $0.cause == cause }.map { (indexPaths(cause), $0.animation) }
    }
}
#endif
