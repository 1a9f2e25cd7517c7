import MiniRx
public import Tableau

extension BindingChain where Scope: DataScope & SingleSectionScope, Scope.Layout == OneList {
    /// Shows what a pager is doing as the only row of a section: none while there is nothing to say.
    ///
    /// ```swift
    /// binder.onSection(.older)
    ///     .loadState(
    ///         pager.state(.end), loading: SpinnerCell.self, failed: RetryCell.self,
    ///         empty: EmptyCell.self)
    ///     .onDequeue { _, cell, state in cell.textLabel?.text = "\(state)" }
    /// ```
    ///
    /// A tap on the failed row loads again. Give the row a section of its own, above or below that of
    /// the pager's rows.
    ///
    /// - Parameters:
    ///   - states: Usually a pager's, at one edge.
    ///   - loading: The cell while a page is being loaded.
    ///   - failed: The cell when that has failed.
    ///   - empty: The cell when there are no rows and none to load.
    /// - Returns: A chain that hands its handlers the state.
    @discardableResult
    public func loadState<Loading: TableViewCell, Failed: TableViewCell, Empty: TableViewCell>(
        _ states: LoadStates, loading: Loading.Type, failed: Failed.Type, empty: Empty.Type
    ) -> ModelChain<Scope, TableViewCell, LoadState> {
        let shown = Observable.combineLatest(states.values, states.isEmpty) { state, isEmpty in
            switch state {
            case .idle: [LoadState]()
            case .loading, .failed: [state]
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
