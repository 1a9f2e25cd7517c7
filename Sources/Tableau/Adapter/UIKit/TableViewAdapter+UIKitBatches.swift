#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableViewAdapter {
    /// UIKit would raise an exception, which ends the program, in release builds too.
    static func mustCheck(_ update: CollectionUpdate) -> Bool { update.changesStructure }

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
        for run in batch.sections.deletes {
            tableView.deleteSections(IndexSet(run.rows), with: run.animation)
        }
        for run in batch.sections.inserts {
            tableView.insertSections(IndexSet(run.rows), with: run.animation)
        }
        for run in batch.rows.deletes {
            tableView.deleteRows(at: run.indexPaths, with: run.animation)
        }
        for run in batch.rows.inserts {
            tableView.insertRows(at: run.indexPaths, with: run.animation)
        }
        for move in batch.sections.moves {
            tableView.moveSection(Int(move.from.row), toSection: Int(move.to.row))
        }
        for move in batch.rows.moves {
            tableView.moveRow(at: move.from.indexPath, to: move.to.indexPath)
        }
    }
}
#endif
