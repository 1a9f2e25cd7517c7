extension ModelChain {
    /// Says which text of a model a person finds its row by.
    ///
    /// ```swift
    /// binder.onSections(.checking, .savings)
    ///     .rx.bind(cellType: AccountCell.self, models: accounts, mapToViewModels: \.viewModel)
    ///     .searchText { account in account.name }
    /// ```
    ///
    /// The terminal's filter reads the models then, instead of making each row's cell: a million rows
    /// in a tenth of a second. Without it, and without a ``SearchTextProviding`` model or view model,
    /// what the cells show is searched. Which chain is asked follows the rule for handlers.
    ///
    /// - Parameter text: Gives the text. It is asked again for rows that came or changed.
    @inlinable @discardableResult
    public func searchText(_ text: @escaping (_ model: Model) -> String) -> Self {
        _bind(SearchTextRule(text))
        return self
    }
}

extension BindingChain {
    @usableFromInline
    func _bind(_ rule: SearchTextRule) {
        _target.engine.bind(rule, for: _target.coverage, chain: _target.chain)
    }
}
