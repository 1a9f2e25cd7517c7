import Foundation

extension TableViewAdapter {
    /// Applies one batch; `updateData` swaps the data in the middle of the batch.
    ///
    /// First the structure in one batch, then the remaining cells, headers and footers are
    /// reconfigured in place.
    package func apply(
        _ update: CollectionUpdate, updateData: @escaping () -> Void
    ) {
        keepingPlace(through: update) { applyAll(of: update, updateData: updateData) }
    }

    private func applyAll(of update: CollectionUpdate, updateData: @escaping () -> Void) {
        let hasUnmeasuredRows = applyRows(of: update, updateData: updateData)
        if !hasUnmeasuredRows, !update.changesHeadersOrFooters { return }
        let refusing =
            rebind(.header, inSections: update.headerUpdates)
            + rebind(.footer, inSections: update.footerUpdates)
        let replaced = IndexSet(
            update.headerReplacements + update.footerReplacements + refusing)
        let mustMeasure =
            hasUnmeasuredRows || !update.headerUpdates.isEmpty || !update.footerUpdates.isEmpty
        // Each batch is animated separately, so there should be no more of them than needed.
        if mustMeasure, replaced.isEmpty || !TableView.measuresWhenReplacing {
            // An empty batch makes the table request heights again.
            tableView.performBatchUpdates(nil, completion: nil)
        }
        if !replaced.isEmpty {
            tableView.replaceHeadersAndFooters(
                inSections: replaced, with: update.headerFooterAnimation)
        }
    }

    /// Whether this adapter is the table's data source.
    package var isInstalled: Bool { tableView.dataSource === self }

    /// The reason why updates cannot be animated now, if any.
    package var reasonToReload: String? {
        isInstalled
            ? tableView.reasonNotToAnimate : "The table has another data source."
    }

    /// Reconfigures visible headers or footers in place.
    ///
    /// - Returns: The sections where this isn't possible.
    private func rebind(_ edge: HeaderFooterKind, inSections sections: [Int]) -> [Int] {
        sections.filter { section in
            let view =
                edge == .header
                ? tableView.headerView(forSection: section)
                : tableView.footerView(forSection: section)
            guard let view, let contents else { return false }
            return !contents.rebind(view, edge, inSection: section)
        }
    }
}
