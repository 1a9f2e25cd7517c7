public import Tableau

#if canImport(UIKit)
public import UIKit
#endif

// Live rows bound to chains. `.rx` before `bind` is optional, as for observables.

extension BindingChain where Scope: DataScope {
    /// Binds cells of one class to live rows.
    ///
    /// ```swift
    /// binder.onSection(.open)
    ///     .rx.bind(cellType: OrderCell.self, rows: orders.sorted(by: \.price))
    ///     .onDequeue { row, cell, order in cell.title = order.symbol }
    /// ```
    ///
    /// - Parameters:
    ///   - cellType: The class of the cells, registered unless `automaticallyRegister` is false.
    ///   - rows: Sorted rows for a chain of one section, otherwise rows by section. They are edited
    ///     on the main actor. All edits before a turn result in one update. The table retains the
    ///     rows it shows.
    @inlinable @discardableResult
    public func bind<C: TableViewCell, M>(
        cellType: C.Type, rows: some PositionedRows<Scope.Layout, Rows<M>>
    ) -> ModelChain<Scope, C, M> {
        bind(cellType: cellType, models: LiveSource(rows: rows))
    }

    /// Binds cells of one class to live rows, each shown through a view model made from it.
    ///
    /// ```swift
    /// binder.onAllSections().rx.bind(
    ///     cellType: OrderCell.self, rows: orders.sorted(by: \.price).grouped(by: \.desk),
    ///     mapToViewModels: \.viewModel)
    /// ```
    ///
    /// - Parameters:
    ///   - cellType: The class of the cells, registered unless `automaticallyRegister` is false.
    ///   - rows: Sorted rows for a chain of one section, otherwise rows by section.
    ///   - mapToViewModels: Makes the view model of a row. Equal rows must produce equal results.
    @inlinable @discardableResult
    public func bind<C: TableViewCell & ViewModelBindable, M>(
        cellType: C.Type, rows: some PositionedRows<Scope.Layout, Rows<M>>,
        mapToViewModels: @escaping (M) -> C.ViewModel
    ) -> ModelChain<Scope, C, M> {
        bind(
            cellType: cellType, models: LiveSource(rows: rows), mapToViewModels: mapToViewModels)
    }
}

extension BindingChain where Scope: DataScope & SingleSectionScope, Scope.Layout == OneList {
    /// Binds cells that a closure provides for live rows, which are sorted.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider: @escaping Scope.ModelCellProvider<M>,
        rows: some PositionedRows<OneList, Rows<M>>
    ) -> ModelChain<Scope, TableViewCell, M> {
        bind(cellProvider: cellProvider, models: LiveSource(rows: rows))
    }
}

extension BindingChain
where Scope: DataScope & MultiSectionScope, Scope.Layout == BySection<Section> {
    /// Binds cells that a closure provides for live rows by section.
    @inlinable @discardableResult
    public func bind<M>(
        cellProvider: @escaping Scope.ModelCellProvider<M>,
        rows: some PositionedRows<BySection<Section>, Rows<M>>
    ) -> ModelChain<Scope, TableViewCell, M> {
        bind(cellProvider: cellProvider, models: LiveSource(rows: rows))
    }
}

/// Live rows as a chain's source: lists that share unchanged parts, read once a turn.
@usableFromInline
struct LiveSource<Positioned: PositionedRows>: RowSource {
    let rows: Positioned

    @usableFromInline
    init(rows: Positioned) { self.rows = rows }

    @usableFromInline typealias _TableauLayout = Positioned._RowsLayout
    @usableFromInline typealias _TableauContents = Positioned._RowsContents

    @usableFromInline
    var _tableauSource: BindingSource<PiecedLists<_TableauLayout, _TableauContents>> {
        .drawn { notify in
            let follower = rows._makeFollower()
            var contradiction: OrderContradiction?
            follower.news.report = { contradiction = $0 }
            follower.news.tell = {
                // The table belongs to the main actor, and so do the rows that it shows.
                MainActor.assumeIsolated { notify() }
            }
            return (follower.news, { (follower.readLists(), contradiction.take()) })
        }
    }
}
