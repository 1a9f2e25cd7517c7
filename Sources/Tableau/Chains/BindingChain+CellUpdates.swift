// Data with an initial value and a function variable that replaces it: `updatedBy: &callback`.

extension BindingChain where Scope: DataScope {
    /// Shows a cell of one class for each model; calling `callback` later replaces all of them.
    ///
    /// ```swift
    /// var update: ([Account]) -> Void = { _ in }
    /// chain.bind(cellType: AccountCell.self, models: [], updatedBy: &update)
    /// update(accounts)  // the table shows them in the next turn
    /// ```
    ///
    /// - Parameters:
    ///   - cellType: The class of the cells.
    ///   - models: What is shown at first.
    ///   - callback: Is set to a function that takes new data. To be called on the main actor.
    @inlinable @discardableResult
    public func bind<C: TableViewCell, M, Models: SectionData<Scope.Layout, Rows<M>>>(
        cellType: C.Type,
        models: Models,
        updatedBy callback: inout (Models) -> Void
    ) -> ModelChain<Scope, C, M> {
        _bind(cellType, models: .rows(of: .value(models, updatedBy: &callback)))
    }

    /// Shows a cell of one class for each view model; calling `callback` later replaces all of them.
    ///
    /// - Parameters:
    ///   - cellType: The class of the cells.
    ///   - viewModels: What is shown at first.
    ///   - callback: Is set to a function that takes new data. To be called on the main actor.
    @inlinable @discardableResult
    public func bind<
        C: TableViewCell & ViewModelBindable,
        ViewModels: SectionData<Scope.Layout, Rows<C.ViewModel>>
    >(
        cellType: C.Type,
        viewModels: ViewModels,
        updatedBy callback: inout (ViewModels) -> Void
    ) -> CellChain<Scope, C> {
        _bind(cellType, viewModels: .rows(of: .value(viewModels, updatedBy: &callback)))
    }

    /// Shows a cell of one class for each model, described by a view model; calling `callback` later replaces all of them.
    ///
    /// - Parameters:
    ///   - cellType: The class of the cells.
    ///   - models: What is shown at first.
    ///   - mapToViewModels: Makes the view model of a model.
    ///   - callback: Is set to a function that takes new data. To be called on the main actor.
    @inlinable @discardableResult
    public func bind<
        C: TableViewCell & ViewModelBindable, M, Models: SectionData<Scope.Layout, Rows<M>>
    >(
        cellType: C.Type,
        models: Models,
        mapToViewModels: @escaping (M) -> C.ViewModel,
        updatedBy callback: inout (Models) -> Void
    ) -> ModelChain<Scope, C, M> {
        _bind(
            cellType,
            models: .rows(of: .value(models, updatedBy: &callback), comparedBy: mapToViewModels),
            mapToViewModels)
    }
}

extension BindingChain where Scope: DataScope & SingleSectionScope, Scope.Layout == OneList {
    /// Shows the cell that a closure makes for each model; calling `callback` later replaces all of them.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell of a row.
    ///   - models: What is shown at first.
    ///   - callback: Is set to a function that takes new data. To be called on the main actor.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider: @escaping (_ tableView: TableView, _ row: Int, _ model: M) -> TableViewCell,
        models: [M],
        updatedBy callback: inout ([M]) -> Void
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind({ cellProvider($0, $2, $3) }, models: .rows(of: .value(models, updatedBy: &callback)))
    }

    /// Shows as many cells as told; calling `callback` later replaces all of them.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell of a row.
    ///   - numberOfCells: How many are shown at first.
    ///   - callback: Is set to a function that takes new data. To be called on the main actor.
    @discardableResult
    public func bind(
        cellProvider: @escaping (_ tableView: TableView, _ row: Int) -> TableViewCell,
        numberOfCells: Int,
        updatedBy callback: inout (Int) -> Void
    ) -> CellChain<Scope, TableViewCell> {
        _bind(
            { tableView, _, row in cellProvider(tableView, row) },
            counts: .counted(.value(numberOfCells, updatedBy: &callback)))
    }
}

extension BindingChain
where Scope: DataScope & MultiSectionScope, Scope.Layout == BySection<Scope.Section> {
    /// Shows the cell that a closure makes for each model; calling `callback` later replaces all of them.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell of a row.
    ///   - models: What is shown at first.
    ///   - callback: Is set to a function that takes new data. To be called on the main actor.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider:
            @escaping (
                _ tableView: TableView, _ section: Scope.Section, _ row: Int, _ model: M
            ) -> TableViewCell,
        models: [Scope.Section: [M]],
        updatedBy callback: inout ([Scope.Section: [M]]) -> Void
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind(cellProvider, models: .rows(of: .value(models, updatedBy: &callback)))
    }

    /// Shows as many cells in each section as told; calling `callback` later replaces all of them.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell of a row.
    ///   - numberOfCells: How many are shown at first.
    ///   - callback: Is set to a function that takes new data. To be called on the main actor.
    @discardableResult
    public func bind(
        cellProvider:
            @escaping (
                _ tableView: TableView, _ section: Scope.Section, _ row: Int
            ) -> TableViewCell,
        numberOfCells: [Scope.Section: Int],
        updatedBy callback: inout ([Scope.Section: Int]) -> Void
    ) -> CellChain<Scope, TableViewCell> {
        _bind(cellProvider, counts: .counted(.value(numberOfCells, updatedBy: &callback)))
    }
}
