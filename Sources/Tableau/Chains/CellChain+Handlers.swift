extension CellChain where Scope: SingleSectionScope {
    /// Runs a handler whenever a cell has been dequeued and configured.
    @discardableResult
    public func onDequeue(_ handler: @escaping Scope.Handler<Cell>) -> Self {
        _on(.onDequeue) { handler($0.row, $1) }
    }

    /// Runs a handler when a cell is tapped.
    @discardableResult
    public func onTapped(_ handler: @escaping Scope.Handler<Cell>) -> Self {
        _on(.onTapped) { handler($0.row, $1) }
    }

    /// Runs a handler when a cell of one class emits an event.
    @discardableResult
    public func onEvent<E: TableViewCell & ViewEventEmitting>(
        from cellType: E.Type,
        _ handler: @escaping (_ row: Int, _ cell: E, _ event: E.ViewEvent) -> Void
    ) -> Self {
        _onEvent(of: cellType) { handler($0.row, $1, $2) }
    }
}

extension CellChain where Scope: MultiSectionScope {
    /// Runs a handler whenever a cell has been dequeued and configured.
    @discardableResult
    public func onDequeue(_ handler: @escaping Scope.Handler<Cell>) -> Self {
        _on(.onDequeue) { handler($0.section, $0.row, $1) }
    }

    /// Runs a handler when a cell is tapped.
    @discardableResult
    public func onTapped(_ handler: @escaping Scope.Handler<Cell>) -> Self {
        _on(.onTapped) { handler($0.section, $0.row, $1) }
    }

    /// Runs a handler when a cell of one class emits an event.
    @discardableResult
    public func onEvent<E: TableViewCell & ViewEventEmitting>(
        from cellType: E.Type,
        _ handler:
            @escaping (_ section: Section, _ row: Int, _ cell: E, _ event: E.ViewEvent) -> Void
    ) -> Self {
        _onEvent(of: cellType) { handler($0.section, $0.row, $1, $2) }
    }
}
