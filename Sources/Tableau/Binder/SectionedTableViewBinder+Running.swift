// Handlers run when the table calls, with the row and model that the cell currently shows.

extension SectionedTableViewBinder {
    /// Runs the handlers of one kind for a row: the section's own, then the any-section handler.
    func run(
        _ id: BindingKind.ID, in state: AnySectionState, context: RowContext<Section>,
        cell: TableViewCell
    ) {
        let handlers: [CellHandler<Section>] = values(id, in: state)
        for handler in handlers { handler(context, cell) }
    }

    /// Casts a cell or model to the type that a handler expects, or reports it once for a section.
    func cast<Value, Wanted>(
        _ value: Value, to type: Wanted.Type, for handler: String, of chain: ChainLabel,
        in context: RowContext<Section>
    ) -> Wanted? {
        if let value = value as? Wanted { return value }
        let mistake = "\(handler) of \(chain) as \(ObjectIdentifier(Wanted.self))"
        let isNew = pending.known(context.section)?.reported.insert(mistake).inserted
        guard isNew != false else { return nil }
        report(
            .handlerCannotRun, in: context.section, of: chain,
            "\(handler) expects \(Wanted.self), but section \(context.section) has "
                + "\(Swift.type(of: value as Any)).",
            advice: "It does not run there: bind it on the chain that binds the cells.")
        return nil
    }

    package func cell(_ cell: TableViewCell, didEmit event: Any) {
        guard let path = tableView.indexPath(for: cell), !hasGone(rowAt: path),
            let context = context(ofRowAt: path)
        else { return }
        let state = shown.states[path.section]
        // Each handler checks the cell's type itself: it also receives events of subclasses.
        let named = state.bindings?.all ?? []
        let others = state.inherited?.all ?? []
        let own = named + others.filter { state.bindings?[$0.kind.id] == nil }
        for level in [own.sorted { BindingKind.precedes($0.kind, $1.kind) }, anySection.all] {
            for bound in level where bound.kind.emitter != nil {
                (bound as? Bound<EventHandler<Section>>)?.value(context, cell, event)
            }
        }
    }
}
