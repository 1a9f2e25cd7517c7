extension ModelChain {
    /// Sets the text of a model by which users find its row.
    ///
    /// ```swift
    /// binder.onSections(.checking, .savings)
    ///     .rx.bind(cellType: AccountCell.self, models: accounts, mapToViewModels: \.viewModel)
    ///     .searchText { account in account.name }
    /// ```
    ///
    /// The terminal's filter then reads the models, a million in a tenth of a second. Without it, and
    /// without a ``SearchTextProviding`` model or view model, it makes a cell for each row and searches
    /// its content. Chains apply as for handlers.
    ///
    /// - Parameter text: Returns the text; called again for inserted and changed rows.
    @inlinable @discardableResult
    public func searchText(_ text: @escaping (_ model: Model) -> String) -> Self {
        _bind(SearchTextRule(text))
        return self
    }
}

extension BindingChain {
    @usableFromInline
    func _bind(_ rule: SearchTextRule) {
        _bind(BindingKind(id: .searchText, name: "searchText", role: .addition), to: rule)
    }
}
