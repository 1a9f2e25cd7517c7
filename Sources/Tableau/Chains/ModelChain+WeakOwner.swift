// Handlers that are given an owner, which they do not keep alive: no `[weak self]` to forget.

extension ModelChain where Scope: SingleSectionScope {
    /// Runs whenever a cell has been dequeued and set up for a row, as long as the owner lives.
    ///
    /// - Parameters:
    ///   - owner: Is not kept alive, and passed to the handler.
    ///   - handler: What to do.
    @discardableResult
    public func onDequeue<Owner: AnyObject>(
        on owner: Owner,
        _ handler: @escaping (_ owner: Owner, _ row: Int, _ cell: Cell, _ model: Model) -> Void
    ) -> Self {
        onDequeue { [weak owner] row, cell, model in
            if let owner { handler(owner, row, cell, model) }
        }
    }

    /// Runs when a cell is tapped, as long as the owner lives.
    ///
    /// ```swift
    /// chain.onTapped(on: self) { screen, row, cell, model in screen.show(model) }
    /// ```
    ///
    /// - Parameters:
    ///   - owner: Is not kept alive, and passed to the handler.
    ///   - handler: What to do.
    @discardableResult
    public func onTapped<Owner: AnyObject>(
        on owner: Owner,
        _ handler: @escaping (_ owner: Owner, _ row: Int, _ cell: Cell, _ model: Model) -> Void
    ) -> Self {
        onTapped { [weak owner] row, cell, model in
            if let owner { handler(owner, row, cell, model) }
        }
    }

    /// Runs when a cell of one class emits an event, as long as the owner lives.
    ///
    /// - Parameters:
    ///   - cellType: The class; its subclasses are heard as well.
    ///   - owner: Is not kept alive, and passed to the handler.
    ///   - handler: What to do.
    @discardableResult
    public func onEvent<E: TableViewCell & ViewEventEmitting, Owner: AnyObject>(
        from cellType: E.Type, on owner: Owner,
        _ handler:
            @escaping (_ owner: Owner, _ row: Int, _ cell: E, _ event: E.ViewEvent, _ model: Model)
            -> Void
    ) -> Self {
        onEvent(from: cellType) { [weak owner] row, cell, event, model in
            if let owner { handler(owner, row, cell, event, model) }
        }
    }
}

extension ModelChain where Scope: MultiSectionScope {
    /// Runs whenever a cell has been dequeued and set up for a row, as long as the owner lives.
    ///
    /// - Parameters:
    ///   - owner: Is not kept alive, and passed to the handler.
    ///   - handler: What to do.
    @discardableResult
    public func onDequeue<Owner: AnyObject>(
        on owner: Owner,
        _ handler:
            @escaping (
                _ owner: Owner, _ section: Scope.Section, _ row: Int, _ cell: Cell, _ model: Model
            ) -> Void
    ) -> Self {
        onDequeue { [weak owner] section, row, cell, model in
            if let owner { handler(owner, section, row, cell, model) }
        }
    }

    /// Runs when a cell is tapped, as long as the owner lives.
    ///
    /// ```swift
    /// chain.onTapped(on: self) { screen, section, row, cell, model in screen.show(model) }
    /// ```
    ///
    /// - Parameters:
    ///   - owner: Is not kept alive, and passed to the handler.
    ///   - handler: What to do.
    @discardableResult
    public func onTapped<Owner: AnyObject>(
        on owner: Owner,
        _ handler:
            @escaping (
                _ owner: Owner, _ section: Scope.Section, _ row: Int, _ cell: Cell, _ model: Model
            ) -> Void
    ) -> Self {
        onTapped { [weak owner] section, row, cell, model in
            if let owner { handler(owner, section, row, cell, model) }
        }
    }

    /// Runs when a cell of one class emits an event, as long as the owner lives.
    ///
    /// - Parameters:
    ///   - cellType: The class; its subclasses are heard as well.
    ///   - owner: Is not kept alive, and passed to the handler.
    ///   - handler: What to do.
    @discardableResult
    public func onEvent<E: TableViewCell & ViewEventEmitting, Owner: AnyObject>(
        from cellType: E.Type, on owner: Owner,
        _ handler:
            @escaping (
                _ owner: Owner, _ section: Scope.Section, _ row: Int, _ cell: E,
                _ event: E.ViewEvent, _ model: Model
            ) -> Void
    ) -> Self {
        onEvent(from: cellType) { [weak owner] section, row, cell, event, model in
            if let owner { handler(owner, section, row, cell, event, model) }
        }
    }
}
