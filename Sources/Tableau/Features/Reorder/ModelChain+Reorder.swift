extension ModelChain {
    /// Lets the user reorder rows.
    ///
    /// ```swift
    /// binder.onSections(.today, .later)
    ///     .rx.bind(cellType: TaskCell.self, models: store.tasks, mapToViewModels: \.row)
    ///     .reorderable(within: .table, canMove: { $0.isMovable }) { move in
    ///         try await store.move(move.model, to: move.targetSection, after: move.previous)
    ///     }
    /// ```
    ///
    /// While a row is held, the others make room. Data that arrives meanwhile is shown around it,
    /// with UIKit once it is dropped; if the data no longer contains the row, the move ends. Models
    /// must have an identity.
    ///
    /// - Parameters:
    ///   - reach: How far rows may be moved.
    ///   - canMove: Returns whether a model's row can be moved; true by default.
    ///   - validate: Returns whether a row may be dropped at a place; true by default.
    ///   - perform: Changes the data after a drop. The row stays at its new place until this
    ///     returns, and moves back if it throws.
    @discardableResult
    public func reorderable(
        within reach: ReorderReach = .section,
        canMove: @escaping (_ model: Model) -> Bool = { _ in true },
        to validate: @escaping (_ proposal: ReorderMove<Section, Model>) -> MoveAnswer = {
            _ in .accept
        },
        perform: @escaping @MainActor (_ move: ReorderMove<Section, Model>) async throws -> Void
    ) -> Self {
        let (binder, model) = (_target.binder, _model(for: "reorderable"))
        return _bind(
            BindingKind(
                id: .reorder, name: "reorderable", role: .lastResort, needsCells: true),
            to: ReorderRule(
                reach: reach, canMove: { model($0).map(canMove) ?? false },
                accepts: { [unowned binder] in
                    binder.move($0, as: Model.self).map(validate) == .accept
                },
                perform: { [unowned binder] reorder in
                    guard let move = binder.move(reorder, as: Model.self) else { return nil }
                    return { if move.changesData { try await perform(move) } }
                }))
    }
}
