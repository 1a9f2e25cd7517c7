// The shared implementation of handlers: the binder's values are cast to the types that the user's
// closure expects; if that fails, the handler does not run, which is reported.

/// Returns a handler that runs one after another.
private func inTurn<each Argument>(
    _ earlier: @escaping (repeat each Argument) -> Void,
    _ later: @escaping (repeat each Argument) -> Void
) -> (repeat each Argument) -> Void {
    { (argument: repeat each Argument) in
        earlier(repeat each argument)
        later(repeat each argument)
    }
}

extension BindingKind {
    static var onDequeue: Self { handler(.onDequeue, "onDequeue") }
    static var onTapped: Self { handler(.onTapped, "onTapped") }

    /// A handler of rows and their cells, to which chains for any section add theirs.
    static func handler(_ id: ID, _ name: String) -> Self {
        Self(id: id, name: name, role: .addition, needsCells: true)
    }
}

extension BindingChain {
    typealias Context = RowContext<Section>

    func _on(_ kind: BindingKind, _ run: @escaping (Context, Cell) -> Void) -> Self {
        let (binder, chain, name) = (_target.binder, _target.chain, kind.name)
        let handler: CellHandler<Section> = { [unowned binder] context, cell in
            guard let cell = binder.cast(cell, to: Cell.self, for: name, of: chain, in: context)
            else { return }
            run(context, cell)
        }
        return _bind(kind, to: handler, adding: inTurn)
    }

    func _onEvent<E: TableViewCell & ViewEventEmitting>(
        of cellType: E.Type, _ run: @escaping (Context, E, E.ViewEvent) -> Void
    ) -> Self {
        var kind = BindingKind.handler(.events(of: cellType), "onEvent(from: \(cellType))")
        kind.emitter = CellClass(cellType)
        let handler: EventHandler<Section> = { context, cell, event in
            guard let cell = cell as? E, let event = event as? E.ViewEvent else { return }
            run(context, cell, event)
        }
        return _bind(kind, to: handler, adding: inTurn)
    }

    /// Observes taps, in addition to the handlers.
    package func observeTaps(_ observer: @escaping (RowContext<Section>, Cell) -> Void) {
        let handler: CellHandler<Section> = { context, cell in
            if let cell = cell as? Cell { observer(context, cell) }
        }
        let kind = BindingKind(id: .taps, name: "an observer of taps", role: .observer)
        _bind(kind, to: handler, adding: inTurn)
    }
}

extension ModelChain {
    func _on(_ kind: BindingKind, _ run: @escaping (Context, Cell, Model) -> Void) -> Self {
        let model = _model(for: kind.name)
        return _on(kind) { context, cell in
            if let model = model(context) { run(context, cell, model) }
        }
    }

    func _onEvent<E: TableViewCell & ViewEventEmitting>(
        of cellType: E.Type, _ run: @escaping (Context, E, E.ViewEvent, Model) -> Void
    ) -> Self {
        let model = _model(for: "onEvent(from: \(cellType))")
        return _onEvent(of: cellType) { context, cell, event in
            if let model = model(context) { run(context, cell, event, model) }
        }
    }

    package func observeTaps(
        _ observer: @escaping (RowContext<Section>, Cell, Model) -> Void
    ) {
        observeTaps { context, cell in
            if let model = context.models[context.row] as? Model { observer(context, cell, model) }
        }
    }

    /// Observes each row that is about to be shown, and after an update all shown rows.
    ///
    /// - `isOutdated`: Whether the table will show newer data with its next turn.
    package func observeShownRows(
        _ observer: @escaping (_ row: Model, _ isOutdated: Bool) -> Void
    ) {
        let handler: RowHandler<Section> = { [unowned binder = _target.binder] context in
            if let model = context.models[context.row] as? Model {
                observer(model, binder.expectsTurn)
            }
        }
        let kind = BindingKind(id: .shownRows, name: "an observer of rows", role: .observer)
        _bind(kind, to: handler, adding: inTurn)
    }

    /// Returns a closure that finds a row's model, or reports that the handler cannot run.
    func _model(for handler: String) -> (Context) -> Model? {
        let (binder, chain) = (_target.binder, _target.chain)
        return { [unowned binder] context in
            binder.cast(
                context.models[context.row], to: Model.self, for: handler, of: chain, in: context)
        }
    }
}
