public import MiniRx
public import Tableau

extension Reactive where Base: BindingChain, Base.Scope: DataScope {
    /// Shows a cell of one class for each model.
    ///
    /// - Parameters:
    ///   - cellType: The class of the cells; registered unless `automaticallyRegister` is false.
    ///   - models: Emits an array for a chain of one section, else a dictionary of arrays.
    /// - Returns: A chain whose handlers get the cell and the model.
    @inlinable @discardableResult
    public func bind<C: TableViewCell, M, Models: SectionData<Base.Scope.Layout, Rows<M>>>(
        cellType: C.Type, models: Observable<Models>
    ) -> ModelChain<Base.Scope, C, M> {
        base.bind(cellType: cellType, models: models)
    }

    /// Shows a cell of one class for each view model, and assigns it to the cell.
    ///
    /// - Parameters:
    ///   - cellType: The class of the cells; registered unless `automaticallyRegister` is false.
    ///   - viewModels: Emits an array for a chain of one section, else a dictionary of arrays.
    /// - Returns: A chain whose handlers get the cell.
    @inlinable @discardableResult
    public func bind<
        C: TableViewCell & ViewModelBindable,
        ViewModels: SectionData<Base.Scope.Layout, Rows<C.ViewModel>>
    >(
        cellType: C.Type, viewModels: Observable<ViewModels>
    ) -> CellChain<Base.Scope, C> {
        base.bind(cellType: cellType, viewModels: viewModels)
    }

    /// Shows a cell of one class for each model, described by a view model made from it.
    ///
    /// - Parameters:
    ///   - cellType: The class of the cells; registered unless `automaticallyRegister` is false.
    ///   - models: Emits an array for a chain of one section, else a dictionary of arrays.
    ///   - mapToViewModels: Makes the view model of a model. Equal models must give equal results.
    /// - Returns: A chain whose handlers get the cell and the model.
    @inlinable @discardableResult
    public func bind<
        C: TableViewCell & ViewModelBindable, M, Models: SectionData<Base.Scope.Layout, Rows<M>>
    >(
        cellType: C.Type, models: Observable<Models>,
        mapToViewModels: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Base.Scope, C, M> {
        base.bind(cellType: cellType, models: models, mapToViewModels: mapToViewModels)
    }

    // The last parameter is never given, so that a trailing closure goes to the method above.
    /// The same as `bind(cellType:models:mapToViewModels:)`.
    @inlinable @discardableResult
    public func bind<
        C: TableViewCell & ViewModelBindable, M, Models: SectionData<Base.Scope.Layout, Rows<M>>
    >(
        cellType: C.Type, models: Observable<Models>,
        mapToViewModelsWith transform: @escaping (M) -> C.ViewModel, _: Void = ()
    ) -> ModelChain<Base.Scope, C, M> {
        bind(cellType: cellType, models: models, mapToViewModels: transform)
    }
}
