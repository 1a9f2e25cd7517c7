// Alternative names of chain methods, for code written against earlier documentation.

// On chains with models, these two also accept handlers without the model. The primary names don't,
// so that an error in a handler's body is reported there.

extension BindingChain where Scope: SingleSectionScope {
    /// The same as `onDequeue(_:)` of a chain that does not know its models.
    @discardableResult
    public func onCellDequeue(_ handler: @escaping Scope.Handler<Cell>) -> Self {
        _on(.onDequeue) { handler($0.row, $1) }
    }

    /// The same as `onTapped(_:)` of a chain that does not know its models.
    @discardableResult
    public func onCellTapped(_ handler: @escaping Scope.Handler<Cell>) -> Self {
        _on(.onTapped) { handler($0.row, $1) }
    }
}

extension BindingChain where Scope: MultiSectionScope {
    /// The same as `onDequeue(_:)` of a chain that does not know its models.
    @discardableResult
    public func onCellDequeue(_ handler: @escaping Scope.Handler<Cell>) -> Self {
        _on(.onDequeue) { handler($0.section, $0.row, $1) }
    }

    /// The same as `onTapped(_:)` of a chain that does not know its models.
    @discardableResult
    public func onCellTapped(_ handler: @escaping Scope.Handler<Cell>) -> Self {
        _on(.onTapped) { handler($0.section, $0.row, $1) }
    }
}

extension ModelChain where Scope: SingleSectionScope {
    /// The same as `onDequeue(_:)`.
    @discardableResult
    public func onCellDequeue(_ handler: @escaping Scope.ModelHandler<Cell, Model>) -> Self {
        onDequeue(handler)
    }

    /// The same as `onTapped(_:)`.
    @discardableResult
    public func onCellTapped(_ handler: @escaping Scope.ModelHandler<Cell, Model>) -> Self {
        onTapped(handler)
    }
}

extension ModelChain where Scope: MultiSectionScope {
    /// The same as `onDequeue(_:)`.
    @discardableResult
    public func onCellDequeue(_ handler: @escaping Scope.ModelHandler<Cell, Model>) -> Self {
        onDequeue(handler)
    }

    /// The same as `onTapped(_:)`.
    @discardableResult
    public func onCellTapped(_ handler: @escaping Scope.ModelHandler<Cell, Model>) -> Self {
        onTapped(handler)
    }
}

// The last parameter is never passed: it makes the other overload the better match for an
// unlabelled trailing closure.

extension BindingChain where Scope: DataScope {
    /// The same as `bind(cellType:models:mapToViewModels:)`.
    @inlinable @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, M>(
        cellType: C.Type, models: some RowSource<Scope.Layout, Rows<M>>,
        mapToViewModelsWith transform: @escaping (M) -> C.ViewModel, _: Void = ()
    ) -> ModelChain<Scope, C, M> {
        bind(cellType: cellType, models: models, mapToViewModels: transform)
    }

    /// The same as `bind(cellType:models:mapToViewModels:)`; the closure runs again on `refresh()`.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<C: TableViewCell & ViewModelBindable, M, Models>(
        cellType: C.Type, models: @escaping () -> Models,
        mapToViewModelsWith transform: @escaping (M) -> C.ViewModel, _: Void = ()
    ) -> ModelChain<Scope, C, M> where Models: SectionData<Scope.Layout, Rows<M>> {
        bind(cellType: cellType, models: models, mapToViewModels: transform)
    }

    /// The same as `bind(cellType:models:mapToViewModels:updatedBy:)`.
    @inlinable @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, M, Models>(
        cellType: C.Type, models: Models,
        mapToViewModelsWith transform: @escaping (M) -> C.ViewModel,
        updatedBy callback: inout (Models) -> Void
    ) -> ModelChain<Scope, C, M> where Models: SectionData<Scope.Layout, Rows<M>> {
        bind(cellType: cellType, models: models, mapToViewModels: transform, updatedBy: &callback)
    }
}

extension BindingChain where Scope: DataScope & MultiSectionScope {
    /// The same as `bind(headerTitles:)`.
    @discardableResult
    public func headerTitles(_ titles: [Section: String?]) -> Self { bind(headerTitles: titles) }

    /// The same as `bind(footerTitles:)`.
    @discardableResult
    public func footerTitles(_ titles: [Section: String?]) -> Self { bind(footerTitles: titles) }
}
