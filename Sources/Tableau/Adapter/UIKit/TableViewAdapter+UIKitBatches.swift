#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

extension TableViewAdapter {
    /// Applies the operations on rows and sections: structure in one batch, then the cells that
    /// stay are set up anew where they are.
    func applyRows(
        of update: CollectionUpdate, with animations: UpdateAnimations,
        updateData: @escaping () -> Void
    ) {
        if update.changesStructure {
            tableView.performBatchUpdates(
                {
                    updateData()
                    self.perform(update, with: animations)
                }, completion: nil)
        } else {
            updateData()
        }
        if !update.rowReconfigures.isEmpty {
            tableView.reconfigureRows(at: Array(update.rowReconfigures))
        }
    }

    private func perform(_ update: CollectionUpdate, with animations: UpdateAnimations) {
        if !update.sectionDeletes.isEmpty {
            tableView.deleteSections(
                IndexSet(update.sectionDeletes), with: animations.sectionDeletion)
        }
        if !update.sectionInserts.isEmpty {
            tableView.insertSections(
                IndexSet(update.sectionInserts), with: animations.sectionInsertion)
        }
        for move in update.sectionMoves {
            tableView.moveSection(move.old, toSection: move.new)
        }
        delete(update.rowDeletes, with: animations.rowDeletion)
        insert(update.rowInserts, with: animations.rowInsertion)
        for move in update.rowMoves { tableView.moveRow(at: move.old, to: move.new) }
        delete(update.rowReloads.old, with: animations.rowUpdate)
        insert(update.rowReloads.new, with: animations.rowUpdate)
        delete(update.undiffableReloads.old, with: animations.undiffableSectionUpdate)
        insert(update.undiffableReloads.new, with: animations.undiffableSectionUpdate)
    }

    private func delete(_ rows: RowSpans, with animation: TableView.RowAnimation) {
        if !rows.isEmpty { tableView.deleteRows(at: Array(rows), with: animation) }
    }

    private func insert(_ rows: RowSpans, with animation: TableView.RowAnimation) {
        if !rows.isEmpty { tableView.insertRows(at: Array(rows), with: animation) }
    }
}
#endif
