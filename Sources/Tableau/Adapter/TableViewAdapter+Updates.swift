import Foundation

extension TableViewAdapter {
    /// Applies one batch; `updateData` swaps the data in the middle of it.
    ///
    /// The order is the recipe's: structure in one batch, then cells, headers and footers that
    /// stay are reconfigured in place.
    package func apply(
        _ update: CollectionUpdate, updateData: @escaping () -> Void
    ) {
        let hasUnmeasuredRows = applyRows(of: update, updateData: updateData)
        let refusing =
            rebind(.header, inSections: update.headerUpdates)
            + rebind(.footer, inSections: update.footerUpdates)
        let replaced = IndexSet(
            update.headerReplacements + update.footerReplacements + refusing)
        let mustMeasure =
            hasUnmeasuredRows || !update.headerUpdates.isEmpty || !update.footerUpdates.isEmpty
        // Each batch animates by itself, so no more of them than needed.
        if mustMeasure, replaced.isEmpty || !TableView.measuresWhenReplacing {
            // A batch of nothing has the table ask for heights again.
            tableView.performBatchUpdates(nil, completion: nil)
        }
        if !replaced.isEmpty {
            tableView.replaceHeadersAndFooters(
                inSections: replaced, with: update.headerFooterAnimation)
        }
    }

    /// Whether the table asks this adapter.
    package var isInstalled: Bool { tableView.dataSource === self }

    /// Why updates cannot be animated now; `nil` if they can.
    package var reasonToReload: String? {
        isInstalled
            ? tableView.reasonNotToAnimate : "The table has another data source."
    }

    /// Reconfigures headers or footers on screen in place.
    ///
    /// - Returns: The sections where that cannot be done.
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
