// Second spellings of chain methods, for code written against earlier documents.

// On chains that know their models these two may be written without the model as well: the first
// spellings take one form only, so that errors in a handler's body point to the body.

extension BindingChain where Scope: SingleSectionScope {
    /// The same as `onDequeue(_:)` of a chain that does not know its models.
    @discardableResult
    public func onCellDequeue(_ handler: @escaping (_ row: Int, _ cell: Cell) -> Void) -> Self {
        _on(.onDequeue) { handler($0.row, $1) }
    }

    /// The same as `onTapped(_:)` of a chain that does not know its models.
    @discardableResult
    public func onCellTapped(_ handler: @escaping (_ row: Int, _ cell: Cell) -> Void) -> Self {
        _on(.onTapped) { handler($0.row, $1) }
    }
}

extension BindingChain where Scope: MultiSectionScope {
    /// The same as `onDequeue(_:)` of a chain that does not know its models.
    @discardableResult
    public func onCellDequeue(
        _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell) -> Void
    ) -> Self {
        _on(.onDequeue) { handler($0.section, $0.row, $1) }
    }

    /// The same as `onTapped(_:)` of a chain that does not know its models.
    @discardableResult
    public func onCellTapped(
        _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell) -> Void
    ) -> Self {
        _on(.onTapped) { handler($0.section, $0.row, $1) }
    }
}

extension ModelChain where Scope: SingleSectionScope {
    /// The same as `onDequeue(_:)`.
    @discardableResult
    public func onCellDequeue(
        _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
    ) -> Self {
        onDequeue(handler)
    }

    /// The same as `onTapped(_:)`.
    @discardableResult
    public func onCellTapped(
        _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
    ) -> Self {
        onTapped(handler)
    }
}

extension ModelChain where Scope: MultiSectionScope {
    /// The same as `onDequeue(_:)`.
    @discardableResult
    public func onCellDequeue(
        _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
    ) -> Self {
        onDequeue(handler)
    }

    /// The same as `onTapped(_:)`.
    @discardableResult
    public func onCellTapped(
        _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
    ) -> Self {
        onTapped(handler)
    }
}

// The last parameter is never given: it makes the other spelling the better match where the closure
// trails and has no label.

extension BindingChain where Scope: DataScope {
    /// The same as `bind(cellType:models:mapToViewModels:)`.
    @inlinable @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, M>(
        cellType: C.Type, models: some RowSource<Scope.Layout, Rows<M>>,
        mapToViewModelsWith transform: @escaping (M) -> C.ViewModel, _: Void = ()
    ) -> ModelChain<Scope, C, M> {
        bind(cellType: cellType, models: models, mapToViewModels: transform)
    }

    /// The same as `bind(cellType:models:mapToViewModels:)` with models asked again on `refresh()`.
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
    public func headerTitles(_ titles: [Section: String?]) -> Self {
        bind(headerTitles: titles)
    }

    /// The same as `bind(footerTitles:)`.
    @discardableResult
    public func footerTitles(_ titles: [Section: String?]) -> Self {
        bind(footerTitles: titles)
    }
}
