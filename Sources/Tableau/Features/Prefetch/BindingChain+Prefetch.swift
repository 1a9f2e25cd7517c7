/// A condition for requesting more data; see `prefetch(when:with:)` on a chain.
public struct PrefetchCondition: Sendable, Hashable {
    let distance: Int

    /// The condition that one of the section's last `count` rows is about to be shown; traps if there
    /// are none.
    public static func cellsFromEnd(_ count: Int) -> Self {
        require(
            count >= 1, "prefetch(when: .cellsFromEnd(\(count))) never fires; ask for 1 or more.")
        return Self(distance: count)
    }
}

/// A request for more data when a row near the section's end is displayed.
struct PrefetchRule<Section: TableViewSection> {
    let distance: Int
    let run: (_ section: Section, _ startIndex: Int) -> Void
}

extension BindingChain {
    /// Runs a handler when the user nears a section's end, once for each number of rows in the
    /// section.
    ///
    /// If a fetch fails, ``SectionedTableViewBinder/retryPrefetch()`` lets the handler run again.
    ///
    /// ```swift
    /// binder.onSection(.news)
    ///     .prefetch(when: .cellsFromEnd(5)) { startIndex in service.fetchItems(from: startIndex) }
    /// ```
    ///
    /// The handler receives the index of the first missing row, on a chain of several sections after
    /// the section.
    @discardableResult
    public func prefetch(
        when condition: PrefetchCondition, with handler: Scope.PrefetchHandler
    ) -> Self {
        _bind(
            .handler(.prefetch, "prefetch"),
            to: PrefetchRule(distance: condition.distance, run: Scope._closures.prefetch(handler)))
    }
}

extension SectionedTableViewBinder {
    /// Lets `prefetch(when:with:)` run again for the same number of rows, after a fetch has failed: at
    /// once if a row near the end is visible, otherwise when one is shown.
    public func retryPrefetch() {
        for state in pending.sections { state.prefetchedCounts = [:] }
        showVisibleRowsAgain()
    }

    /// Requests more data if a row is close enough to the end, once per number of rows.
    func prefetch(in state: AnySectionState, _ section: Section, row: Int, of count: Int) {
        let rules: [PrefetchRule<Section>] = values(.prefetch, in: state)
        for (index, rule) in rules.enumerated() where row >= count - rule.distance {
            if state.prefetchedCounts.updateValue(count, forKey: index) == count { continue }
            rule.run(section, count)
        }
    }
}
