public import Tableau

#if canImport(UIKit)
public import UIKit
#endif

// Live rows bound to chains. `.rx` before `bind` is optional, as for observables. Other methods take them
// as models.

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
        bind(cellType: cellType, models: rows)
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
        bind(cellType: cellType, models: rows, mapToViewModels: mapToViewModels)
    }
}

extension BindingSource {
    /// Live rows as a chain's source: lists that share unchanged parts, read once a turn.
    static func live<Layout, Row>(
        _ makeFollower: @escaping () -> RowFollower<Layout, Row>
    ) -> Self where Value == PiecedLists<Layout, Rows<Row>> {
        .drawn { notify in
            let follower = makeFollower()
            var contradiction: OrderContradiction?
            follower.news.report = { contradiction = $0 }
            // The table belongs to the main actor, and so do the rows that it shows.
            follower.news.tell = { MainActor.assumeIsolated { notify() } }
            return (follower.news, { (follower.readLists(), contradiction.take()) })
        }
    }
}
