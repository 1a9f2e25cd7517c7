extension ModelChain where Scope: SingleSectionScope {
    /// Adds actions at the edges of each row, revealed by a swipe on a device and listed in a menu
    /// elsewhere; see ``RowAction``.
    ///
    /// - Parameters:
    ///   - leading: Returns the actions at the leading edge of a model's row, outermost first.
    ///   - trailing: Returns the actions at the trailing edge.
    @discardableResult
    public func swipeActions(
        leading: ((Model) -> [RowAction<Scope.ModelHandler<Cell, Model>>])? = nil,
        trailing: ((Model) -> [RowAction<Scope.ModelHandler<Cell, Model>>])? = nil
    ) -> Self {
        _bindActions(.leading, from: leading) { run in { run($0.row, $1, $2) } }
            ._bindActions(.trailing, from: trailing) { run in { run($0.row, $1, $2) } }
    }

    /// Adds actions to each row's menu.
    @discardableResult
    public func contextActions(
        _ actions: @escaping (Model) -> [RowAction<Scope.ModelHandler<Cell, Model>>]
    ) -> Self {
        _bindActions(.context, from: actions) { run in { run($0.row, $1, $2) } }
    }
}

extension ModelChain where Scope: MultiSectionScope {
    /// Adds actions at the edges of each row, revealed by a swipe on a device and listed in a menu
    /// elsewhere; see ``RowAction``.
    ///
    /// - Parameters:
    ///   - leading: Returns the actions at the leading edge of a model's row, outermost first.
    ///   - trailing: Returns the actions at the trailing edge.
    @discardableResult
    public func swipeActions(
        leading: ((Model) -> [RowAction<Scope.ModelHandler<Cell, Model>>])? = nil,
        trailing: ((Model) -> [RowAction<Scope.ModelHandler<Cell, Model>>])? = nil
    ) -> Self {
        _bindActions(.leading, from: leading) { run in { run($0.section, $0.row, $1, $2) } }
            ._bindActions(.trailing, from: trailing) { run in { run($0.section, $0.row, $1, $2) } }
    }

    /// Adds actions to each row's menu.
    ///
    /// ```swift
    /// chain.contextActions { task in
    ///     [.init("Rename", key: "e") { section, row, cell, task in rename(task) }]
    /// }
    /// ```
    @discardableResult
    public func contextActions(
        _ actions: @escaping (Model) -> [RowAction<Scope.ModelHandler<Cell, Model>>]
    ) -> Self {
        _bindActions(.context, from: actions) { run in { run($0.section, $0.row, $1, $2) } }
    }
}

extension ModelChain {
    fileprivate func _bindActions<Handler>(
        _ place: RowActionPlace, from make: ((Model) -> [RowAction<Handler>])?,
        handler bind: @escaping (Handler) -> (Context, Cell, Model) -> Void
    ) -> Self {
        guard let make else { return self }
        let model = _model(for: place.name)
        let (binder, chain) = (_target.binder, _target.chain)
        let kind = BindingKind.handler(.actions(place), place.name)
        let makeItems: MakeActions<Section> = { [weak binder] context, row in
            guard let shown = model(context) else { return [] }
            return make(shown).compactMap { action in
                action.item { handler in
                    let run: CellHandler<Section> = { context, cell in
                        guard let model = model(context),
                            let cell = binder?.cast(
                                cell, to: Cell.self, for: place.name, of: chain, in: context)
                        else { return }
                        bind(handler)(context, cell, model)
                    }
                    return { [weak binder] in binder?.perform(on: row, run) ?? false }
                }
            }
        }
        return _bind(kind, to: makeItems) { earlier, later in
            { earlier($0, $1) + later($0, $1) }
        }
    }
}

extension RowActionPlace {
    /// The name in messages.
    fileprivate var name: String { self == .context ? "contextActions" : "swipeActions(\(self):)" }
}
