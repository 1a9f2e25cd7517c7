import Foundation

extension TableViewAdapter {
    /// Returns the rule of the table contract that a batch would break, by the table's own counts, if any.
    ///
    /// - Complexity: O(sections + operations).
    func violation(of step: UpdatePlan.Step) -> TableContractViolation? {
        guard Self.mustCheck(step.update) else { return nil }
        let rowsBefore = (0..<tableView.numberOfSections).map {
            Int32(clamping: tableView.numberOfRows(inSection: $0))
        }
        return BatchCheck.violation(
            in: BatchMap(step.update.batch), before: rowsBefore, after: step.contents.rowCounts)
    }

    /// Applies the structure in one batch, in whose middle `updateData` swaps the data, then reconfigures
    /// the remaining cells, headers and footers in place.
    func apply(
        _ update: CollectionUpdate, following: RowFollowing, updateData: @escaping () -> Void
    ) {
        // An update delegate may have given the table another data source.
        guard isInstalled else { return updateData() }
        place.keep(through: update.batch, following: following) {
            let hasUnmeasuredRows = applyRows(of: update, updateData: updateData)
            applyHeadersFooters(of: update, mustMeasure: hasUnmeasuredRows)
        }
    }

    /// Reconfigures visible headers and footers in place, and requests those that are of another kind.
    func applyHeadersFooters(of update: CollectionUpdate, mustMeasure: Bool = false) {
        guard mustMeasure || update.changesHeadersOrFooters, isInstalled else { return }
        var replaced: [Int] = []
        for edge in HeaderFooterKind.allCases {
            let changes = update.headersFooters[edge]
            replaced += changes.replacements
            replaced += changes.updates.filter { !rebind(edge, inSection: $0) }
        }
        // Each batch is animated separately, so there should be no more of them than needed: heights
        // are requested again with what is replaced, or else by an empty batch.
        if replaced.isEmpty { return tableView.performBatchUpdates(nil, completion: nil) }
        tableView.replaceHeadersAndFooters(
            inSections: IndexSet(replaced), with: update.headerFooterAnimation)
    }

    package var isInstalled: Bool { tableView.dataSource === self }

    /// The reason why updates cannot be animated now, if any.
    package var reasonToReload: String? {
        isInstalled
            ? tableView.reasonNotToAnimate : "The table has another data source."
    }

    /// Reconfigures a header or footer in place, if it is visible; returns whether this is possible.
    private func rebind(_ edge: HeaderFooterKind, inSection section: Int) -> Bool {
        let view =
            edge == .header
            ? tableView.headerView(forSection: section) : tableView.footerView(forSection: section)
        guard let view, let contents else { return true }
        return contents.rebind(view, edge, inSection: section)
    }
}

extension TableView {
    /// The adapter of the table's binder; an app may have put a data source of its own, or a delegate,
    /// in front of it.
    var adapter: TableViewAdapter? {
        dataSource as? TableViewAdapter ?? delegate as? TableViewAdapter
    }
}
