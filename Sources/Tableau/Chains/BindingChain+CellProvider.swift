// Cells made by a closure, for sections whose cells are of more than one class. The provider has to
// be told the section or not, so there is a pair of each for the two kinds of scopes.

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
    ///   - cellProvider: Dequeues and sets up the cell for a model. Its classes must be registered.
    ///   - models: The models of the section.
    /// - Returns: A chain whose handlers get the cell and the model.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider: @escaping (_ tableView: TableView, _ row: Int, _ model: M) -> TableViewCell,
        models: some RowSource<OneList, Rows<M>>
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind({ cellProvider($0, $2, $3) }, models: .rows(of: models._tableauSource))
    }

    /// Shows the cell that a closure makes for each model; `models` is asked again on `refresh()`.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell for a model. Its classes must be registered.
    ///   - models: Gives the models of the section.
    /// - Returns: A chain whose handlers get the cell and the model.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<M>(
        cellProvider: @escaping (_ tableView: TableView, _ row: Int, _ model: M) -> TableViewCell,
        models: @escaping () -> [M]
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind({ cellProvider($0, $2, $3) }, models: .rows(of: .read(models)))
    }

    /// Shows as many cells as told, made by a closure.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell of a row. Its classes must be registered.
    ///   - numberOfCells: How many; a negative number is a programmer error and traps.
    /// - Returns: A chain whose handlers get the cell.
    @discardableResult
    public func bind(
        cellProvider: @escaping (_ tableView: TableView, _ row: Int) -> TableViewCell,
        numberOfCells: Int
    ) -> CellChain<Scope, TableViewCell> {
        _bind(
            { tableView, _, row in cellProvider(tableView, row) },
            counts: .counted(.fixed(numberOfCells)))
    }

    /// Shows as many cells as an observable says, made by a closure.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell of a row. Its classes must be registered.
    ///   - numberOfCells: How many; a negative number is a programmer error and traps.
    /// - Returns: A chain whose handlers get the cell.
    @discardableResult
    public func bind(
        cellProvider: @escaping (_ tableView: TableView, _ row: Int) -> TableViewCell,
        numberOfCells: some ValueSource<Int>
    ) -> CellChain<Scope, TableViewCell> {
        _bind(
            { tableView, _, row in cellProvider(tableView, row) },
            counts: .counted(numberOfCells._tableauSource))
    }

    /// Shows as many cells as told, made by a closure; the number is asked again on `refresh()`.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell of a row. Its classes must be registered.
    ///   - numberOfCells: Gives how many; a negative number is a programmer error and traps.
    /// - Returns: A chain whose handlers get the cell.
    @discardableResult @_disfavoredOverload
    public func bind(
        cellProvider: @escaping (_ tableView: TableView, _ row: Int) -> TableViewCell,
        numberOfCells: @escaping () -> Int
    ) -> CellChain<Scope, TableViewCell> {
        _bind(
            { tableView, _, row in cellProvider(tableView, row) },
            counts: .counted(.read(numberOfCells)))
    }
}

extension BindingChain
where Scope: DataScope & MultiSectionScope, Scope.Layout == BySection<Scope.Section> {
    /// Shows the cell that a closure makes for each model.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell for a model. Its classes must be registered.
    ///   - models: The models by section.
    /// - Returns: A chain whose handlers get the cell and the model.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider:
            @escaping (
                _ tableView: TableView, _ section: Scope.Section, _ row: Int, _ model: M
            ) -> TableViewCell,
        models: some RowSource<BySection<Scope.Section>, Rows<M>>
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind(cellProvider, models: .rows(of: models._tableauSource))
    }

    /// Shows the cell that a closure makes for each model; `models` is asked again on `refresh()`.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell for a model. Its classes must be registered.
    ///   - models: Gives the models by section.
    /// - Returns: A chain whose handlers get the cell and the model.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<M>(
        cellProvider:
            @escaping (
                _ tableView: TableView, _ section: Scope.Section, _ row: Int, _ model: M
            ) -> TableViewCell,
        models: @escaping () -> [Scope.Section: [M]]
    ) -> ModelChain<Scope, TableViewCell, M> {
        _bind(cellProvider, models: .rows(of: .read(models)))
    }

    /// Shows as many cells in each section as told, made by a closure.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell of a row. Its classes must be registered.
    ///   - numberOfCells: How many, by section; a negative number is a programmer error and traps.
    /// - Returns: A chain whose handlers get the cell.
    @discardableResult
    public func bind(
        cellProvider:
            @escaping (
                _ tableView: TableView, _ section: Scope.Section, _ row: Int
            ) -> TableViewCell,
        numberOfCells: [Scope.Section: Int]
    ) -> CellChain<Scope, TableViewCell> {
        _bind(cellProvider, counts: .counted(.fixed(numberOfCells)))
    }

    /// Shows as many cells in each section as an observable says, made by a closure.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell of a row. Its classes must be registered.
    ///   - numberOfCells: How many, by section; a negative number is a programmer error and traps.
    /// - Returns: A chain whose handlers get the cell.
    @discardableResult
    public func bind(
        cellProvider:
            @escaping (
                _ tableView: TableView, _ section: Scope.Section, _ row: Int
            ) -> TableViewCell,
        numberOfCells: some ValueSource<[Scope.Section: Int]>
    ) -> CellChain<Scope, TableViewCell> {
        _bind(cellProvider, counts: .counted(numberOfCells._tableauSource))
    }

    /// Shows as many cells in each section as told; the numbers are asked again on `refresh()`.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell of a row. Its classes must be registered.
    ///   - numberOfCells: Gives how many, by section; a negative number traps.
    /// - Returns: A chain whose handlers get the cell.
    @discardableResult @_disfavoredOverload
    public func bind(
        cellProvider:
            @escaping (
                _ tableView: TableView, _ section: Scope.Section, _ row: Int
            ) -> TableViewCell,
        numberOfCells: @escaping () -> [Scope.Section: Int]
    ) -> CellChain<Scope, TableViewCell> {
        _bind(cellProvider, counts: .counted(.read(numberOfCells)))
    }
}

// MARK: Where every binding of a cell provider ends

extension BindingChain where Scope: DataScope {
    @usableFromInline package func _bind<M>(
        _ cellProvider: @escaping (TableView, Scope.Section, Int, M) -> TableViewCell,
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

    package func _bind(
        _ cellProvider: @escaping (TableView, Scope.Section, Int) -> TableViewCell,
        counts: BindingSource<SectionLists<Scope.Layout.Key>>
    ) -> CellChain<Scope, TableViewCell> {
        _bindCells(to: counts, updatedBy: .replace) {
            tableView, path, section, _, _ in
            cellProvider(tableView, section, path.row)
        }
        return CellChain(_target: _target)
    }
}

extension BindingSource {
    /// A list of that many rows without content.
    package static func counted(_ count: BindingSource<Int>) -> Self
    where Value == SectionLists<Void> {
        count.map { count in
            var lists = SectionLists<Void>()
            lists.append((), RowList(count: count))
            return lists
        }
    }

    /// For each section a list of that many rows without content.
    package static func counted<Section>(_ counts: BindingSource<[Section: Int]>) -> Self
    where Value == SectionLists<Section> {
        counts.map { counts in
            var lists = SectionLists<Section>(capacity: counts.count)
            for (section, count) in counts { lists.append(section, RowList(count: count)) }
            return lists
        }
    }
}
