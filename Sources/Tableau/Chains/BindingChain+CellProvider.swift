// Cells made by a closure, for sections whose cells are of more than one class. Closures that get a
// model stand twice: for one section, and for several.

extension BindingChain where Scope: DataScope & SingleSectionScope, Scope.Layout == OneList {
    /// Shows the cell that a closure makes for each model.
    ///
    /// ```swift
    /// binder.onSection(.pets)
    ///     .bind(cellProvider: { tableView, row, pet in
    ///         pet.isDog ? tableView.dequeue(DogCell.self) : tableView.dequeue(CatCell.self)
    ///     }, models: pets)
    /// ```
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell for a model.
    ///   - models: An array, or an observable of arrays.
    /// - Returns: A chain whose handlers get the cell and the model.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider: @escaping (_ tableView: TableView, _ row: Int, _ model: M) -> TableViewCell,
        models: some RowSource<OneList, Rows<M>>
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind({ cellProvider($0, $2, $3) }, models: .rows(of: models._tableauSource))
    }

    /// Shows the cell that a closure makes for each model; `models` is asked again on `refresh()`.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<M>(
        cellProvider: @escaping (_ tableView: TableView, _ row: Int, _ model: M) -> TableViewCell,
        models: @escaping () -> [M]
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind({ cellProvider($0, $2, $3) }, models: .rows(of: .read(models)))
    }

    /// Shows the cell that a closure makes for each model; `callback` replaces the models later.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider: @escaping (_ tableView: TableView, _ row: Int, _ model: M) -> TableViewCell,
        models: [M], updatedBy callback: inout ([M]) -> Void
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind(
            { cellProvider($0, $2, $3) }, models: .rows(of: .value(models, updatedBy: &callback)))
    }
}

extension BindingChain
where Scope: DataScope & MultiSectionScope, Scope.Layout == BySection<Section> {
    /// Shows the cell that a closure makes for each model.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell for a model.
    ///   - models: A dictionary of arrays by section, or an observable of such dictionaries.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider:
            @escaping (_ tableView: TableView, _ section: Section, _ row: Int, _ model: M)
            -> TableViewCell,
        models: some RowSource<BySection<Section>, Rows<M>>
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind(cellProvider, models: .rows(of: models._tableauSource))
    }

    /// Shows the cell that a closure makes for each model; `models` is asked again on `refresh()`.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<M>(
        cellProvider:
            @escaping (_ tableView: TableView, _ section: Section, _ row: Int, _ model: M)
            -> TableViewCell,
        models: @escaping () -> [Section: [M]]
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind(cellProvider, models: .rows(of: .read(models)))
    }

    /// Shows the cell that a closure makes for each model; `callback` replaces the models later.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider:
            @escaping (_ tableView: TableView, _ section: Section, _ row: Int, _ model: M)
            -> TableViewCell,
        models: [Section: [M]], updatedBy callback: inout ([Section: [M]]) -> Void
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind(cellProvider, models: .rows(of: .value(models, updatedBy: &callback)))
    }
}

extension BindingChain where Scope: DataScope {
    /// Shows as many cells as told, made by a closure.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell of a row.
    ///   - numberOfCells: How many; of several sections, by section. A negative number is a programmer
    ///     error and traps.
    /// - Returns: A chain whose handlers get the cell.
    @discardableResult
    public func bind(
        cellProvider: Scope.CellProvider, numberOfCells: Scope.Layout.Counts
    ) -> CellChain<Scope, TableViewCell> {
        _bind(cellProvider, counts: .fixed(numberOfCells))
    }

    /// Shows as many cells as told, made by a closure; the number is asked again on `refresh()`.
    @discardableResult @_disfavoredOverload
    public func bind(
        cellProvider: Scope.CellProvider, numberOfCells: @escaping () -> Scope.Layout.Counts
    ) -> CellChain<Scope, TableViewCell> {
        _bind(cellProvider, counts: .read(numberOfCells))
    }

    /// Shows as many cells as an observable says, made by a closure.
    @discardableResult
    public func bind(
        cellProvider: Scope.CellProvider, numberOfCells: some ValueSource<Scope.Layout.Counts>
    ) -> CellChain<Scope, TableViewCell> {
        _bind(cellProvider, counts: numberOfCells._tableauSource)
    }

    /// Shows as many cells as told; calling `callback` later replaces all of them.
    @discardableResult
    public func bind(
        cellProvider: Scope.CellProvider, numberOfCells: Scope.Layout.Counts,
        updatedBy callback: inout (Scope.Layout.Counts) -> Void
    ) -> CellChain<Scope, TableViewCell> {
        _bind(cellProvider, counts: .value(numberOfCells, updatedBy: &callback))
    }
}

// MARK: Where every binding of a cell provider ends

extension BindingChain where Scope: DataScope {
    @usableFromInline func _bind<M>(
        _ cellProvider: @escaping (TableView, Section, Int, M) -> TableViewCell,
        models: BindingSource<SectionLists<Scope.Layout.Key>>
    ) -> ModelChain<Scope, TableViewCell, M> {
        // A provider may answer a changed model with a cell of another class, which reconfiguring
        // forbids.
        _bindCells(to: models, updatedBy: .replace) {
            tableView, path, section, models, _ in
            cellProvider(tableView, section, path.row, models[path.row, as: M.self])
        }
        return ModelChain(_target: _target)
    }

    private func _bind(
        _ cellProvider: Scope.CellProvider, counts: BindingSource<Scope.Layout.Counts>
    ) -> CellChain<Scope, TableViewCell> {
        let cell = Scope._provider(cellProvider)
        // Lists of rows without content.
        let lists = counts.map { counts in
            let entries = Scope.Layout._entries(counts)
            var lists = SectionLists<Scope.Layout.Key>(capacity: entries.count)
            for (key, count) in entries {
                let rows = RowList(count: count)
                lists.append(key, SectionRows(models: rows, compared: rows))
            }
            return lists
        }
        _bindCells(to: lists, updatedBy: .replace) { tableView, path, section, _, _ in
            cell(tableView, section, path.row)
        }
        return CellChain(_target: _target)
    }
}
