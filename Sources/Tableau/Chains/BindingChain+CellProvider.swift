// Cells made by a closure, for sections with cells of several classes.

extension BindingChain where Scope: DataScope & SingleSectionScope, Scope.Layout == OneList {
    /// Binds cells that a closure provides for each model.
    ///
    /// ```swift
    /// binder.onSection(.pets)
    ///     .bind(cellProvider: { tableView, row, pet in
    ///         pet.isDog ? tableView.dequeue(DogCell.self) : tableView.dequeue(CatCell.self)
    ///     }, models: pets)
    /// ```
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and configures the cell for a model.
    ///   - models: An array, or an observable of arrays.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider: @escaping Scope.ModelCellProvider<M>,
        models: some RowSource<OneList, Rows<M>>
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind({ cellProvider($0, $2, $3) }, models: .rows(of: models._tableauSource))
    }

    /// Binds cells that a closure provides for each model; `models` runs again on `refresh()`.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<M>(
        cellProvider: @escaping Scope.ModelCellProvider<M>, models: @escaping () -> [M]
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind({ cellProvider($0, $2, $3) }, models: .rows(of: .read(models)))
    }

    /// Binds cells that a closure provides for each model; call `callback` to replace the models.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider: @escaping Scope.ModelCellProvider<M>,
        models: [M], updatedBy callback: inout ([M]) -> Void
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind(
            { cellProvider($0, $2, $3) }, models: .rows(of: .value(models, updatedBy: &callback)))
    }
}

extension BindingChain
where Scope: DataScope & MultiSectionScope, Scope.Layout == BySection<Section> {
    /// Binds cells that a closure provides for each model.
    ///
    /// The models are a dictionary of arrays by section, or an observable of such dictionaries.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider: @escaping Scope.ModelCellProvider<M>,
        models: some RowSource<BySection<Section>, Rows<M>>
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind(cellProvider, models: .rows(of: models._tableauSource))
    }

    /// Binds cells that a closure provides for each model; `models` runs again on `refresh()`.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<M>(
        cellProvider: @escaping Scope.ModelCellProvider<M>, models: @escaping () -> [Section: [M]]
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind(cellProvider, models: .rows(of: .read(models)))
    }

    /// Binds cells that a closure provides for each model; call `callback` to replace the models.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider: @escaping Scope.ModelCellProvider<M>,
        models: [Section: [M]], updatedBy callback: inout ([Section: [M]]) -> Void
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind(cellProvider, models: .rows(of: .value(models, updatedBy: &callback)))
    }
}

extension BindingChain where Scope: DataScope {
    /// Binds a number of cells that a closure provides.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and configures the cell of a row.
    ///   - numberOfCells: The number of cells, or by section for several. Traps if one is negative.
    @discardableResult
    public func bind(
        cellProvider: Scope.CellProvider, numberOfCells: Scope.Layout.Counts
    ) -> CellChain<Scope, TableViewCell> {
        _bind(cellProvider, counts: .fixed(numberOfCells))
    }

    /// Binds a number of cells that a closure provides; the number is read again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind(
        cellProvider: Scope.CellProvider, numberOfCells: @escaping () -> Scope.Layout.Counts
    ) -> CellChain<Scope, TableViewCell> {
        _bind(cellProvider, counts: .read(numberOfCells))
    }

    /// Binds cells that a closure provides, with a number emitted by an observable.
    @discardableResult
    public func bind(
        cellProvider: Scope.CellProvider, numberOfCells: some ValueSource<Scope.Layout.Counts>
    ) -> CellChain<Scope, TableViewCell> {
        _bind(cellProvider, counts: numberOfCells._tableauSource)
    }

    /// Binds a number of cells that a closure provides; call `callback` to replace the number.
    @discardableResult
    public func bind(
        cellProvider: Scope.CellProvider, numberOfCells: Scope.Layout.Counts,
        updatedBy callback: inout (Scope.Layout.Counts) -> Void
    ) -> CellChain<Scope, TableViewCell> {
        _bind(cellProvider, counts: .value(numberOfCells, updatedBy: &callback))
    }
}

// MARK: Shared implementation

extension BindingChain where Scope: DataScope {
    @usableFromInline func _bind<M>(
        _ cellProvider: @escaping (TableView, Section, Int, M) -> TableViewCell,
        models: BindingSource<SectionLists<Scope.Layout.Key>>
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bindCells(to: models) { [unowned binder = _target.binder] tableView, path, models, _ in
            cellProvider(
                tableView, binder.name(ofSection: path.section), path.row,
                models[path.row, as: M.self])
        }
        return ModelChain(_target: _target)
    }

    private func _bind(
        _ cellProvider: Scope.CellProvider, counts: BindingSource<Scope.Layout.Counts>
    ) -> CellChain<Scope, TableViewCell> {
        let cell = Scope._closures.provider(cellProvider)
        // Lists of rows without models.
        let lists = counts.map { counts -> SectionLists<Scope.Layout.Key> in
            let entries = Scope.Layout._entries(counts)
            return SectionLists(
                keys: entries.map { $0.key },
                rows: entries.map { SectionRows(models: RowList(count: $0.count)) })
        }
        _bindCells(to: lists) { [unowned binder = _target.binder] tableView, path, _, _ in
            cell(tableView, binder.name(ofSection: path.section), path.row)
        }
        return CellChain(_target: _target)
    }
}
