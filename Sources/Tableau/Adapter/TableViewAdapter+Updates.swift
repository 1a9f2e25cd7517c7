import Foundation

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
        let hasUnmeasuredRows = applyRows(of: update, with: animations, updateData: updateData)
        rebind(.header, inSections: update.headerUpdates)
        rebind(.footer, inSections: update.footerUpdates)
        if hasUnmeasuredRows || !update.headerUpdates.isEmpty || !update.footerUpdates.isEmpty {
            // A batch of nothing has the table ask for heights again.
            tableView.performBatchUpdates(nil, completion: nil)
        }
        let replaced = IndexSet(update.headerReplacements + update.footerReplacements)
        if !replaced.isEmpty {
            tableView.replaceHeadersAndFooters(
                inSections: replaced, with: animations.sectionHeaderFooterUpdate)
        }
    }

    /// Whether the table asks this adapter.
    package var isInstalled: Bool { tableView.dataSource === self }

    /// Why updates cannot be animated now; `nil` if they can.
    package var reasonToReload: String? {
        isInstalled
            ? tableView.reasonNotToAnimate : "The table has another data source."
    }

    /// Sets headers or footers on screen up anew, in place.
    private func rebind(_ edge: HeaderFooterEdge, inSections sections: [Int]) {
        for section in sections {
            let view =
                edge == .header
                ? tableView.headerView(forSection: section)
                : tableView.footerView(forSection: section)
            if let view { contents?.rebind(view, edge, inSection: section) }
        }
    }
}
