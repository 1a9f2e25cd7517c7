#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableViewAdapter {
    /// The rule of the table contract that a batch would break, if any.
    ///
    /// UIKit raises an exception in that case, which ends the program; so every batch is held
    /// against what the table itself says it shows, in release builds too.
    ///
    /// - Parameters:
    ///   - update: The batch.
    ///   - rowsAfter: The rows of each section after it.
    /// - Complexity: O(sections + operations).
    func violation(
        in update: CollectionUpdate, rowsAfter: () -> [Int32]
    ) -> TableContractViolation? {
        guard update.changesStructure else { return nil }
        let rowsBefore = (0..<tableView.numberOfSections).map {
            Int32(clamping: tableView.numberOfRows(inSection: $0))
        }
        return BatchCheck.violation(
            in: update.batch, before: rowsBefore, after: rowsAfter())
    }

    /// Applies the operations on rows and sections: structure in one batch, then the cells that
    /// stay are set up anew where they are.
    ///
    /// - Returns: Whether what has been set up in place must be measured again: UIKit asks for a
    ///   reconfigured row's height only if the cell sizes itself.
    func applyRows(
        of update: CollectionUpdate, with animations: UpdateAnimations,
        updateData: @escaping () -> Void
    ) -> Bool {
        if update.changesStructure {
            tableView.performBatchUpdates(
                {
                    updateData()
                    self.perform(update, with: animations)
                }, completion: nil)
        } else {
            updateData()
        }
        guard !update.rowReconfigures.isEmpty else { return false }
        tableView.reconfigureRows(at: Array(update.rowReconfigures))
        return true
    }

    private func perform(_ update: CollectionUpdate, with animations: UpdateAnimations) {
        let (deletes, inserts) = (update.batch.sectionDeletes, update.batch.sectionInserts)
        deleteSections(deletes.sections(.change), animations.sectionDeletion)
        deleteSections(deletes.sections(.reload), animations.sectionUpdate)
        insertSections(inserts.sections(.change), animations.sectionInsertion)
        insertSections(inserts.sections(.reload), animations.sectionUpdate)
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

    private func deleteSections(_ sections: IndexSet, _ animation: TableView.RowAnimation) {
        if !sections.isEmpty { tableView.deleteSections(sections, with: animation) }
    }

    private func insertSections(_ sections: IndexSet, _ animation: TableView.RowAnimation) {
        if !sections.isEmpty { tableView.insertSections(sections, with: animation) }
    }

    private func delete(_ rows: RowSpans, with animation: TableView.RowAnimation) {
        if !rows.isEmpty { tableView.deleteRows(at: Array(rows), with: animation) }
    }

    private func insert(_ rows: RowSpans, with animation: TableView.RowAnimation) {
        if !rows.isEmpty { tableView.insertRows(at: Array(rows), with: animation) }
    }
}

extension [SectionOperation] {
    fileprivate func sections(_ cause: OperationCause) -> IndexSet {
        IndexSet(filter { $0.cause == cause }.map { Int($0.section) })
    }
}
#endif
