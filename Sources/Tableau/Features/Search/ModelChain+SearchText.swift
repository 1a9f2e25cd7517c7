extension ModelChain {
    /// Sets the text of a model by which users find its row.
    ///
    /// ```swift
    /// binder.onSections(.checking, .savings)
    ///     .rx.bind(cellType: AccountCell.self, models: accounts, mapToViewModels: \.viewModel)
    ///     .searchText { account in account.name }
    /// ```
    ///
    /// The terminal's filter then reads the models instead of making a cell for each row: a million
    /// rows in a tenth of a second. Without it, and without a ``SearchTextProviding`` model or view
    /// model, the filter searches the cells' content. The rule for handlers determines which chain
    /// applies.
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
        _target.bind(BindingKind(.searchText, "searchText", .addition), to: rule)
    }
}
