import Foundation

// Cells made from a class. Each method takes a value; the closure form is disfavoured, so that the
// type-checker looks at it only when no value fits.

extension BindingChain where Scope: DataScope {
    /// Shows a cell of one class for each model.
    ///
    /// ```swift
    /// binder.onSection(.songs)
    ///     .bind(cellType: SongCell.self, models: songs)
    ///     .onDequeue { row, cell, song in cell.title = song.title }
    /// ```
    ///
    /// - Parameters:
    ///   - cellType: The class of the cells; registered unless `automaticallyRegister` is false.
    ///   - models: An array for a chain of one section, else a dictionary of arrays by section.
    /// - Returns: A chain whose handlers get the cell and the model.
    @inlinable @discardableResult
    public func bind<C: TableViewCell, M>(
        cellType: C.Type, models: some RowSource<Scope.Layout, Rows<M>>
    ) -> ModelChain<Scope, C, M> {
        _bind(cellType, models: .rows(of: models._tableauSource))
    }

    /// Shows a cell of one class for each model; the closure is asked again on `refresh()`.
    ///
    /// - Parameters:
    ///   - cellType: The class of the cells.
    ///   - models: Gives an array for a chain of one section, else a dictionary of arrays by section.
    /// - Returns: A chain whose handlers get the cell and the model.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<C: TableViewCell, M, Models: SectionData<Scope.Layout, Rows<M>>>(
        cellType: C.Type, models: @escaping () -> Models
    ) -> ModelChain<Scope, C, M> {
        _bind(cellType, models: .rows(of: .read(models)))
    }

    /// Shows a cell of one class for each view model, and assigns it to the cell.
    ///
    /// ```swift
    /// binder.onSection(.message)
    ///     .bind(cellType: CenterLabelTableViewCell.self, viewModels: [.init(text: "Open an account")])
    /// ```
    ///
    /// - Parameters:
    ///   - cellType: The class of the cells; registered unless `automaticallyRegister` is false.
    ///   - viewModels: An array for a chain of one section, else a dictionary of arrays by section.
    /// - Returns: A chain whose handlers get the cell.
    @inlinable @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable>(
        cellType: C.Type, viewModels: some RowSource<Scope.Layout, Rows<C.ViewModel>>
    ) -> CellChain<Scope, C> {
        _bind(cellType, viewModels: .rows(of: viewModels._tableauSource))
    }

    /// Shows a cell of one class for each view model; the closure is asked again on `refresh()`.
    ///
    /// - Parameters:
    ///   - cellType: The class of the cells.
    ///   - viewModels: Gives an array for a chain of one section, else a dictionary of arrays.
    /// - Returns: A chain whose handlers get the cell.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<
        C: TableViewCell & ViewModelBindable,
        ViewModels: SectionData<Scope.Layout, Rows<C.ViewModel>>
    >(
        cellType: C.Type, viewModels: @escaping () -> ViewModels
    ) -> CellChain<Scope, C> {
        _bind(cellType, viewModels: .rows(of: .read(viewModels)))
    }

    /// Shows a cell of one class for each model, described by a view model made from it.
    ///
    /// ```swift
    /// binder.onSections(.checking, .savings)
    ///     .bind(cellType: TitleDetailTableViewCell.self, models: accounts, mapToViewModels: \.viewModel)
    ///     .onTapped { section, row, cell, account in show(account) }
    /// ```
    ///
    /// Rows are compared by their view models if these can be compared as well as the models can,
    /// else by the models.
    ///
    /// - Parameters:
    ///   - cellType: The class of the cells; registered unless `automaticallyRegister` is false.
    ///   - models: An array for a chain of one section, else a dictionary of arrays by section.
    ///   - mapToViewModels: Makes the view model of a model. Equal models must give equal results.
    /// - Returns: A chain whose handlers get the cell and the model.
    @inlinable @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, M>(
        cellType: C.Type, models: some RowSource<Scope.Layout, Rows<M>>,
        mapToViewModels: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Scope, C, M> {
        _bind(
            cellType, models: .rows(of: models._tableauSource, comparedBy: mapToViewModels),
            mapToViewModels)
    }

    /// Shows a cell of one class for each model, described by a view model made from it; the closure
    /// is asked again on `refresh()`.
    ///
    /// - Parameters:
    ///   - cellType: The class of the cells.
    ///   - models: Gives an array for a chain of one section, else a dictionary of arrays by section.
    ///   - mapToViewModels: Makes the view model of a model. Equal models must give equal results.
    /// - Returns: A chain whose handlers get the cell and the model.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<
        C: TableViewCell & ViewModelBindable, M, Models: SectionData<Scope.Layout, Rows<M>>
    >(
        cellType: C.Type, models: @escaping () -> Models,
        mapToViewModels: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Scope, C, M> {
        _bind(
            cellType, models: .rows(of: .read(models), comparedBy: mapToViewModels), mapToViewModels
        )
    }
}

// MARK: Where every binding of a cell class ends

extension BindingChain where Scope: DataScope {
    @usableFromInline package func _bind<C: TableViewCell, M>(
        _ cellType: C.Type, models: BindingSource<SectionLists<Scope.Layout.Key>>
    ) -> ModelChain<Scope, C, M> {
        let identifier = _register(cellType)
        _bindCells(to: models, updatedBy: .reconfigure, cellClass: CellClass(cellType)) {
            tableView, path, _, _, _ in
            tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
        }
        return ModelChain(_target: _target)
    }

    @usableFromInline package func _bind<C: TableViewCell & ViewModelBindable>(
        _ cellType: C.Type, viewModels: BindingSource<SectionLists<Scope.Layout.Key>>
    ) -> CellChain<Scope, C> {
        let identifier = _register(cellType)
        _bindCells(to: viewModels, updatedBy: .reconfigure, cellClass: CellClass(cellType)) {
            tableView, path, _, viewModels, _ in
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
            (cell as? C)?.viewModel = viewModels[path.row] as? C.ViewModel
            return cell
        }
        return CellChain(_target: _target)
    }

    @usableFromInline package func _bind<C: TableViewCell & ViewModelBindable, M>(
        _ cellType: C.Type, models: BindingSource<SectionLists<Scope.Layout.Key>>,
        _ viewModel: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Scope, C, M> {
        let identifier = _register(cellType)
        _bindCells(to: models, updatedBy: .reconfigure, cellClass: CellClass(cellType)) {
            tableView, path, _, models, compared in
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
            // The view model is made once for each data set where rows are compared by it.
            (cell as? C)?.viewModel =
                compared[path.row] as? C.ViewModel ?? (models[path.row] as? M).map(viewModel)
            return cell
        }
        return ModelChain(_target: _target)
    }

    /// Registers the class unless the user does it, and gives its identifier.
    private func _register<C: TableViewCell>(_ cellType: C.Type) -> String {
        _target.engine.registerCell(cellType)
        return reuseIdentifier(of: cellType)
    }

    func _bindCells(
        to source: BindingSource<SectionLists<Scope.Layout.Key>>,
        updatedBy style: RowUpdateStyle,
        cellClass: CellClass? = nil,
        makeCell: @escaping CellMaker<Scope.Section>.MakeCell
    ) {
        let (engine, scope) = (_target.engine, _target.scope)
        let slot = CellMaker<Scope.Section>(
            number: engine.nextSlotNumber(), chain: _target.chain, coverage: scope.coverage,
            updateStyle: style, cellClass: cellClass, makeCell: makeCell)
        guard engine.install(slot) else { return }
        source.attach(
            engine.connection,
            SourceOutput { [weak engine] lists in
                engine?.replaceRows(of: slot, with: lists, in: scope)
            } repeatLast: { [weak engine] in
                engine?.setNeedsTurn()
            } fail: { [weak engine] error in
                engine?.reportFailure(error, of: slot.chain)
            })
    }
}
