// The shared implementation of handlers: casts the binder's values to the types that the user's
// closure expects. If a cast fails, the handler does not run and a diagnostic reports it.

extension BindingChain {
    typealias Context = RowContext<Section>

    func _on(
        _ key: BindingKey<Section, CellHandler<Section>>, _ run: @escaping (Context, Cell) -> Void
    ) -> Self {
        let (engine, chain, name) = (_target.engine, _target.chain, key.kind.name)
        _target.bind(key) { [unowned engine] context, cell in
            guard
                let cell = engine.cast(cell, to: Cell.self, for: name, of: chain, in: context)
            else { return }
            run(context, cell)
        }
        return self
    }

    /// Binds a handler of events of a cell type.
    func _onEvent<E: TableViewCell & ViewEventEmitting>(
        of cellType: E.Type, _ run: @escaping (Context, E, E.ViewEvent) -> Void
    ) -> Self {
        _target.bind(.onEvent(from: CellClass(cellType))) { context, cell, event in
            guard let cell = cell as? E, let event = event as? E.ViewEvent else { return }
            run(context, cell, event)
        }
        return self
    }

    /// Observes taps in addition to the handlers.
    package func observeTaps(_ observer: @escaping (RowContext<Section>, Cell) -> Void) {
        _target.bind(.taps) { context, cell in
            if let cell = cell as? Cell { observer(context, cell) }
        }
    }
}

extension ModelChain {
    /// Binds a handler of cells and models.
    func _on(
        _ key: BindingKey<Section, CellHandler<Section>>,
        _ run: @escaping (Context, Cell, Model) -> Void
    ) -> Self {
        let model = _model(for: key.kind.name)
        return _on(key) { context, cell in
            if let model = model(context) { run(context, cell, model) }
        }
    }

    /// Binds a handler of events and models.
    func _onEvent<E: TableViewCell & ViewEventEmitting>(
        of cellType: E.Type, _ run: @escaping (Context, E, E.ViewEvent, Model) -> Void
    ) -> Self {
        let model = _model(for: "onEvent(from: \(cellType))")
        return _onEvent(of: cellType) { context, cell, event in
            if let model = model(context) { run(context, cell, event, model) }
        }
    }

    /// Observes taps on rows with models in addition to the handlers.
    package func observeTaps(
        _ observer: @escaping (RowContext<Section>, Cell, Model) -> Void
    ) {
        observeTaps { context, cell in
            if let model = context.models[context.row] as? Model { observer(context, cell, model) }
        }
    }

    /// Observes each row that is about to be shown and, after an update, all shown rows.
    package func observeShownRows(_ observer: @escaping (Model) -> Void) {
        _target.bind(.shownRows) { context in
            if let model = context.models[context.row] as? Model { observer(model) }
        }
    }

    /// Returns a closure that finds a row's model, or reports that the handler cannot run.
    func _model(for handler: String) -> (Context) -> Model? {
        let (engine, chain) = (_target.engine, _target.chain)
        return { [unowned engine] context in
            engine.cast(
                context.models[context.row], to: Model.self, for: handler, of: chain, in: context)
        }
    }
}
