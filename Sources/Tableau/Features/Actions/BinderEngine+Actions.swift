import Foundation

// Row actions, requested from the chains for one row at a time, when they are about to be shown.

extension BinderEngine {
    var boundActions: Set<RowActionPlace> {
        Set(
            RowActionPlace.allCases.filter {
                binds(.actions($0))
            })
    }

    func actions(_ place: RowActionPlace, ofRowAt path: IndexPath) -> [RowActionItem] {
        guard let context = context(ofRowAt: path), let row = token(at: path) else { return [] }
        let make: (own: MakeActions<Section>?, any: MakeActions<Section>?) = values(
            .actions(place), in: shownState(path.section))
        let actions = (make.own?(context) ?? []) + (make.any?(context) ?? [])
        return actions.compactMap { item($0, of: row) }
    }

    /// Returns what surfaces present; nil for a menu without actions.
    private func item(
        _ action: BoundAction<Section>, of row: RowToken<Section>
    ) -> RowActionItem? {
        let children = action.children.compactMap { item($0, of: row) }
        if action.run == nil, children.isEmpty { return nil }
        return RowActionItem(
            title: action.title, key: action.key, image: action.image,
            isDestructive: action.isDestructive, confirmation: action.confirmation,
            children: children
        ) { [weak self] in self?.perform(action, on: row) ?? false }
    }

    /// Performs an action on a row, wherever it is now; returns false if it is gone.
    private func perform(
        _ action: BoundAction<Section>, on row: RowToken<Section>
    ) -> Bool {
        guard let path = indexPath(of: row) else { return false }
        if tableView.cellForRow(at: path) == nil {
            tableView.scrollToRow(at: path, at: .none, animated: false)
            tableView.layoutIfNeeded()
        }
        guard let context = context(ofRowAt: path), let cell = tableView.cellForRow(at: path)
        else { return false }
        action.run?(context, cell)
        return true
    }
}
