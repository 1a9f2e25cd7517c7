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

extension BindingChain where Scope: SingleSectionScope {
    /// Runs when the user comes near the section's end, once for each number of rows it has.
    ///
    /// ```swift
    /// binder.onSection(.news)
    ///     .prefetch(when: .cellsFromEnd(5)) { startIndex in service.fetchItems(from: startIndex) }
    /// ```
    ///
    /// - Parameters:
    ///   - condition: How near.
    ///   - handler: Gets the index of the first row that is missing.
    @discardableResult
    public func prefetch(
        when condition: PrefetchCondition, with handler: @escaping (_ startIndex: Int) -> Void
    ) -> Self {
        _bind(PrefetchRule(distance: condition.distance) { _, startIndex in handler(startIndex) })
    }
}

extension BindingChain where Scope: MultiSectionScope {
    /// Runs when the user comes near a section's end, once for each number of rows it has.
    ///
    /// - Parameters:
    ///   - condition: How near.
    ///   - handler: Gets the section, and the index of the first row that is missing in it.
    @discardableResult
    public func prefetch(
        when condition: PrefetchCondition,
        with handler: @escaping (_ section: Scope.Section, _ startIndex: Int) -> Void
    ) -> Self {
        _bind(PrefetchRule(distance: condition.distance, run: handler))
    }
}

extension BindingChain {
    func _bind(_ rule: PrefetchRule<Scope.Section>) -> Self {
        _target.engine.bind(rule, for: _target.scope.coverage, chain: _target.chain)
        return self
    }
}
