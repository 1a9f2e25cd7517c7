public import MiniRx
public import Tableau

extension Reactive
where Base: BindingChain, Base.Scope: DataScope & SingleSectionScope, Base.Scope.Layout == OneList {
    /// Shows the cell that a closure makes for each model.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell for a model. Its classes must be registered.
    ///   - models: Emits the models of the section.
    /// - Returns: A chain whose handlers get the cell and the model.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider: @escaping (_ tableView: TableView, _ row: Int, _ model: M) -> TableViewCell,
        models: Observable<[M]>
    ) -> ModelChain<Base.Scope, TableViewCell, M> {
        base.bind(cellProvider: cellProvider, models: models)
    }

    /// Shows as many cells as told, made by a closure.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell of a row. Its classes must be registered.
    ///   - numberOfCells: Emits how many; a negative number is a programmer error and traps.
    /// - Returns: A chain whose handlers get the cell.
    @discardableResult
    public func bind(
        cellProvider: @escaping (_ tableView: TableView, _ row: Int) -> TableViewCell,
        numberOfCells: Observable<Int>
    ) -> CellChain<Base.Scope, TableViewCell> {
        base._bind(
            { tableView, _, row in cellProvider(tableView, row) },
            counts: .counted(BindingSource(numberOfCells)))
    }
}

extension Reactive
where
    Base: BindingChain, Base.Scope: DataScope & MultiSectionScope,
    Base.Scope.Layout == BySection<Base.Scope.Section>
{
    /// Shows the cell that a closure makes for each model.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell for a model. Its classes must be registered.
    ///   - models: Emits the models by section.
    /// - Returns: A chain whose handlers get the cell and the model.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider:
            @escaping (
                _ tableView: TableView, _ section: Base.Scope.Section, _ row: Int, _ model: M
            ) -> TableViewCell,
        models: Observable<[Base.Scope.Section: [M]]>
    ) -> ModelChain<Base.Scope, TableViewCell, M> {
        base.bind(cellProvider: cellProvider, models: models)
    }

    /// Shows as many cells in each section as told, made by a closure.
    ///
    /// - Parameters:
    ///   - cellProvider: Dequeues and sets up the cell of a row. Its classes must be registered.
    ///   - numberOfCells: Emits how many, by section; a negative number traps.
    /// - Returns: A chain whose handlers get the cell.
    @discardableResult
    public func bind(
        cellProvider:
            @escaping (
                _ tableView: TableView, _ section: Base.Scope.Section, _ row: Int
            ) -> TableViewCell,
        numberOfCells: Observable<[Base.Scope.Section: Int]>
    ) -> CellChain<Base.Scope, TableViewCell> {
        base._bind(cellProvider, counts: .counted(BindingSource(numberOfCells)))
    }
}
