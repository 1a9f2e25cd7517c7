import Foundation

// Cells made from a class. Each binding takes a value or an observable, a closure, or a value with
// a callback. The type checker tries closures, which are disfavoured, only if no value matches.

extension BindingChain where Scope: DataScope {
    /// Binds cells of one class to models.
    ///
    /// ```swift
    /// binder.onSection(.songs)
    ///     .bind(cellType: SongCell.self, models: songs)
    ///     .onDequeue { row, cell, song in cell.title = song.title }
    /// ```
    ///
    /// - Parameters:
    ///   - cellType: The class of the cells, registered unless `automaticallyRegister` is false.
    ///   - models: An array for a chain of one section, otherwise a dictionary of arrays by
    ///     section; or an observable of either.
    @inlinable @discardableResult
    public func bind<C: TableViewCell, M>(
        cellType: C.Type, models: some RowSource<Scope.Layout, Rows<M>>
    ) -> ModelChain<Scope, C, M> {
        _bind(cellType, models: .rows(of: models._tableauSource))
    }

    /// Binds cells of one class to models; the closure runs again on `refresh()`.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<C: TableViewCell, M, Models: SectionData<Scope.Layout, Rows<M>>>(
        cellType: C.Type, models: @escaping () -> Models
    ) -> ModelChain<Scope, C, M> {
        _bind(cellType, models: .rows(of: .read(models)))
    }

    /// Binds cells of one class to models; call `callback` to replace all of them.
    ///
    /// ```swift
    /// var update: ([Account]) -> Void = { _ in }
    /// chain.bind(cellType: AccountCell.self, models: [], updatedBy: &update)
    /// update(accounts)  // on any thread; the table shows them in the next turn
    /// ```
    @inlinable @discardableResult
    public func bind<C: TableViewCell, M, Models: SectionData<Scope.Layout, Rows<M>>>(
        cellType: C.Type, models: Models, updatedBy callback: inout (Models) -> Void
    ) -> ModelChain<Scope, C, M> {
        _bind(cellType, models: .rows(of: .value(models, updatedBy: &callback)))
    }

    /// Binds cells of one class to view models, and assigns each view model to its cell.
    ///
    /// ```swift
    /// binder.onSection(.message)
    ///     .bind(cellType: CenterLabelTableViewCell.self, viewModels: [.init(text: "Open an account")])
    /// ```
    ///
    /// The view models are an array for a chain of one section, otherwise a dictionary of arrays by
    /// section; or an observable of either.
    @inlinable @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable>(
        cellType: C.Type, viewModels: some RowSource<Scope.Layout, Rows<C.ViewModel>>
    ) -> CellChain<Scope, C> {
        _bind(cellType, viewModels: .rows(of: viewModels._tableauSource))
    }

    /// Binds cells of one class to view models; the closure runs again on `refresh()`.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<C: TableViewCell & ViewModelBindable, ViewModels>(
        cellType: C.Type, viewModels: @escaping () -> ViewModels
    ) -> CellChain<Scope, C> where ViewModels: SectionData<Scope.Layout, Rows<C.ViewModel>> {
        _bind(cellType, viewModels: .rows(of: .read(viewModels)))
    }

    /// Binds cells of one class to view models; call `callback` to replace all of them.
    @inlinable @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, ViewModels>(
        cellType: C.Type, viewModels: ViewModels, updatedBy callback: inout (ViewModels) -> Void
    ) -> CellChain<Scope, C> where ViewModels: SectionData<Scope.Layout, Rows<C.ViewModel>> {
        _bind(cellType, viewModels: .rows(of: .value(viewModels, updatedBy: &callback)))
    }

    /// Binds cells of one class to models, each shown through a view model made from it.
    ///
    /// ```swift
    /// binder.onSections(.checking, .savings)
    ///     .bind(cellType: TitleDetailTableViewCell.self, models: accounts, mapToViewModels: \.viewModel)
    ///     .onTapped { section, row, cell, account in show(account) }
    /// ```
    ///
    /// The models are an array for a chain of one section, otherwise a dictionary of arrays by section;
    /// or an observable of either. Equal ones must have equal view models, by which rows are compared if
    /// those are at least as comparable as the models.
    @inlinable @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, M>(
        cellType: C.Type, models: some RowSource<Scope.Layout, Rows<M>>,
        mapToViewModels viewModel: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Scope, C, M> {
        _bind(cellType, models: .rows(of: models._tableauSource, comparedBy: viewModel), viewModel)
    }

    /// Binds cells of one class to models and their view models; the closure runs again on
    /// `refresh()`.
    @inlinable @discardableResult @_disfavoredOverload
    public func bind<C: TableViewCell & ViewModelBindable, M, Models>(
        cellType: C.Type, models: @escaping () -> Models,
        mapToViewModels viewModel: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Scope, C, M> where Models: SectionData<Scope.Layout, Rows<M>> {
        _bind(cellType, models: .rows(of: .read(models), comparedBy: viewModel), viewModel)
    }

    /// Binds cells of one class to models and their view models; call `callback` to replace all
    /// models.
    @inlinable @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, M, Models>(
        cellType: C.Type, models: Models, mapToViewModels viewModel: @escaping (M) -> C.ViewModel,
        updatedBy callback: inout (Models) -> Void
    ) -> ModelChain<Scope, C, M> where Models: SectionData<Scope.Layout, Rows<M>> {
        let source = BindingSource.value(models, updatedBy: &callback)
        return _bind(cellType, models: .rows(of: source, comparedBy: viewModel), viewModel)
    }
}

// MARK: Shared implementation

extension BindingChain where Scope: DataScope {
    @usableFromInline func _bind<C: TableViewCell, M>(
        _ cellType: C.Type, models: BindingSource<SectionLists<Scope.Layout.Key>>
    ) -> ModelChain<Scope, C, M> {
        _bindCells(of: cellType, to: models) { _, _, _, _ in }
        return ModelChain(_target: _target)
    }

    @usableFromInline func _bind<C: TableViewCell & ViewModelBindable>(
        _ cellType: C.Type, viewModels: BindingSource<SectionLists<Scope.Layout.Key>>
    ) -> CellChain<Scope, C> {
        _bindCells(of: cellType, to: viewModels) { cell, row, viewModels, _ in
            (cell as? C)?.viewModel = viewModels[row] as? C.ViewModel
        }
        return CellChain(_target: _target)
    }

    @usableFromInline func _bind<C: TableViewCell & ViewModelBindable, M>(
        _ cellType: C.Type, models: BindingSource<SectionLists<Scope.Layout.Key>>,
        _ viewModel: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Scope, C, M> {
        _bindCells(of: cellType, to: models) { cell, row, models, compared in
            // Where rows are compared by view models, each is made once per data set.
            (cell as? C)?.viewModel =
                compared[row] as? C.ViewModel ?? (models[row] as? M).map(viewModel)
        }
        return ModelChain(_target: _target)
    }

    /// Binds cells of a class, which is registered unless the user does.
    private func _bindCells<C: TableViewCell>(
        of cellType: C.Type, to source: BindingSource<SectionLists<Scope.Layout.Key>>,
        configure:
            @escaping (
                _ cell: TableViewCell, _ row: Int, _ models: RowList, _ compared: RowList
            ) -> Void
    ) {
        let identifier = reuseIdentifier(of: cellType)
        _target.binder.register(cellType, by: _target.binder.tableView.register)
        _bindCells(to: source, type: CellClass(cellType)) { tableView, path, models, compared in
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
            configure(cell, path.row, models, compared)
            return cell
        }
    }

    func _bindCells(
        to source: BindingSource<SectionLists<Scope.Layout.Key>>, type: CellClass? = nil,
        make: @escaping DataBinding.Cells.Make
    ) {
        let cells = DataBinding.Cells(type: type, make: make)
        let binding = DataBinding(chain: _target.chain, cells: cells)
        _target.binder.install(binding, for: _target.coverage, from: source) {
            [scope = _target.scope] in
            $0.replaceRows(of: binding, in: scope, with: $1)
        }
    }
}
