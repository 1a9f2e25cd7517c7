package import Foundation

/// The animations that an update is applied with.
package struct UpdateAnimations {
    package var rowInsertion = TableView.RowAnimation.automatic
    package var rowDeletion = TableView.RowAnimation.automatic
    package var rowUpdate = TableView.RowAnimation.automatic
    package var sectionInsertion = TableView.RowAnimation.automatic
    package var sectionDeletion = TableView.RowAnimation.automatic
    package var sectionUpdate = TableView.RowAnimation.automatic
    package var undiffableSectionUpdate = TableView.RowAnimation.fade
    package var sectionHeaderFooterUpdate = TableView.RowAnimation.none

    package init() {}
}

extension TableViewAdapter {
    /// Applies one batch; `updateData` swaps the data in the middle of it.
    ///
    /// The order is the recipe's: structure in one batch, then cells, headers and footers that
    /// stay are set up anew where they are.
    package func apply(
        _ update: CollectionUpdate, with animations: UpdateAnimations,
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
        refresh(.header, of: update.headerUpdates, replacing: update.headerReplacements, animations)
        refresh(.footer, of: update.footerUpdates, replacing: update.footerReplacements, animations)
    }

    /// Why updates cannot be animated now; `nil` if they can.
    package var reasonToReload: String? {
        tableView.dataSource === self
            ? tableView.reasonNotToAnimate : "The table has another data source."
    }

    /// Selects rows again whose selection a batch has dropped, without telling anybody.
    package func select(_ rows: [IndexPath]) {
        let selected = Set(tableView.indexPathsForSelectedRows ?? [])
        for row in rows where !selected.contains(row) {
            tableView.selectRow(at: row, animated: false, scrollPosition: .none)
        }
    }

    /// Sets headers or footers up anew: in place where the kind of view stays, else as a new view.
    private func refresh(
        _ edge: HeaderFooterEdge, of sections: [Int], replacing replaced: [Int],
        _ animations: UpdateAnimations
    ) {
        for section in sections {
            let view =
                edge == .header
                ? tableView.headerView(forSection: section)
                : tableView.footerView(forSection: section)
            if let view { contents?.rebind(view, edge, inSection: section) }
        }
        tableView.headerFooterContentChanged(edge, inSections: sections)
        tableView.replaceHeaderFooters(
            edge, inSections: replaced, with: animations.sectionHeaderFooterUpdate)
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
