/// When a section should ask for more data; see `prefetch(when:with:)` on a chain.
///
/// ```swift
/// chain.prefetch(when: .cellsFromEnd(5)) { startIndex in fetch(from: startIndex) }
/// ```
public struct PrefetchCondition: Sendable, Hashable {
    let distance: Int

    /// When one of the section's last `count` rows is about to be shown.
    ///
    /// - Parameter count: At least 1, which means the last row; less is a programmer error and traps.
    public static func cellsFromEnd(_ count: Int) -> Self {
        require(
            count >= 1, "prefetch(when: .cellsFromEnd(\(count))) never fires; ask for 1 or more.")
        return Self(distance: count)
    }
}

extension BindingChain {
    /// Runs when the user comes near a section's end, once for each number of rows it has.
    ///
    /// ```swift
    /// binder.onSection(.news)
    ///     .prefetch(when: .cellsFromEnd(5)) { startIndex in service.fetchItems(from: startIndex) }
    /// ```
    ///
    /// - Parameters:
    ///   - condition: How near.
    ///   - handler: Gets the index of the first row that is missing; of several sections, the section
    ///     before it.
    @discardableResult
    public func prefetch(
        when condition: PrefetchCondition, with handler: Scope.PrefetchHandler
    ) -> Self {
        _target.engine.bind(
            PrefetchRule(distance: condition.distance, run: Scope._prefetch(handler)),
            for: _target.coverage, chain: _target.chain)
        return self
    }
}
