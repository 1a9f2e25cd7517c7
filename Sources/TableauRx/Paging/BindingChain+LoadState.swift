import MiniRx
public import Tableau

extension BindingChain where Scope: DataScope & SingleSectionScope, Scope.Layout == OneList {
    /// Shows a pager's load state as a row of its own section, or no row where there is none to show.
    ///
    /// ```swift
    /// binder.onSection(.older)
    ///     .loadState(
    ///         pager.state(.end), loading: SpinnerCell.self, failed: RetryCell.self,
    ///         empty: EmptyCell.self)
    ///     .onDequeue { _, cell, state in cell.textLabel?.text = "\(state)" }
    /// ```
    ///
    /// A tap on the failed row loads again. Put this row in a separate section, above or below that
    /// of the pager's rows.
    ///
    /// - Parameters:
    ///   - states: The states, usually those of a pager at one edge.
    ///   - loading: The cell while a page loads.
    ///   - failed: The cell after a failed load.
    ///   - empty: The cell if there are no rows and none to load.
    ///   - loadingRows: The number of `loading` cells; of several, each may be a skeleton of a row.
    /// - Returns: A chain whose handlers receive the state.
    @discardableResult
    public func loadState<Loading: TableViewCell, Failed: TableViewCell, Empty: TableViewCell>(
        _ states: LoadStates, loading: Loading.Type, failed: Failed.Type, empty: Empty.Type,
        loadingRows: Int = 1
    ) -> ModelChain<Scope, TableViewCell, LoadState> {
        require(loadingRows > 0, "loadState(loadingRows: \(loadingRows)): at least one is shown.")
        let shown = Observable.combineLatest(states.values, states.isEmpty) { state, isEmpty in
            switch state {
            case .idle: [LoadState]()
            case .loading: Array(repeating: state, count: loadingRows)
            case .failed: [state]
            case .end: isEmpty ? [state] : []
            }
        }
        let chain = bind(
            cellProvider: { tableView, _, state in
                switch state {
                case .loading: tableView.dequeue(loading)
                case .failed: tableView.dequeue(failed)
                case .idle, .end: tableView.dequeue(empty)
                }
            }, models: shown.distinctUntilChanged())
        chain.observeTaps { _, _, state in
            if case .failed = state { states.retry() }
        }
        return chain
    }
}
