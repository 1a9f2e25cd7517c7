extension ModelChain {
    /// Lets a person move rows by hand.
    ///
    /// ```swift
    /// binder.onSections(.today, .later)
    ///     .rx.bind(cellType: TaskCell.self, models: store.tasks, mapToViewModels: \.row)
    ///     .reorderable(within: .table, canMove: { $0.isMovable }) { move in
    ///         try await store.move(move.model, to: move.targetSection, after: move.previous)
    ///     }
    /// ```
    ///
    /// While a row is held, others make room. Data that arrive meanwhile are shown around it; if its
    /// row leaves the data, the move ends. Models must have an identity.
    ///
    /// - Parameters:
    ///   - reach: How far rows may be moved.
    ///   - canMove: Whether a model's row can be moved; all can unless it says no.
    ///   - validate: Whether a row may be put down at a place; everywhere unless it says no.
    ///   - perform: Changes the data when a row is put down; the row stays there until it returns. If
    ///     it throws, the row goes back.
    @discardableResult
    public func reorderable(
        within reach: ReorderReach = .section,
        canMove: @escaping (_ model: Model) -> Bool = { _ in true },
        to validate: @escaping (_ proposal: ReorderMove<Section, Model>) -> MoveAnswer = {
            _ in .accept
        },
        perform: @escaping @MainActor (_ move: ReorderMove<Section, Model>) async throws -> Void
    ) -> Self {
        let model = _model(for: "reorderable")
        _target.engine.bindReorder(
            ReorderRule(
                reach: reach, canMove: { model($0).map(canMove) ?? false },
                answer: { $0.casting(to: Model.self).map(validate) ?? .refuse },
                perform: { move in
                    if let move = move.casting(to: Model.self) { try await perform(move) }
                }),
            for: _target.coverage, chain: _target.chain)
        return self
    }
}
