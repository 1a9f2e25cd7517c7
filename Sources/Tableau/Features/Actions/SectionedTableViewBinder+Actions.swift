package import Foundation

// Row actions, requested from the chains for one row at a time, when they are about to be shown.

extension SectionedTableViewBinder {
    package func actions(_ place: RowActionPlace, ofRowAt path: IndexPath) -> [RowActionItem] {
        guard !hasGone(rowAt: path), let context = context(ofRowAt: path),
            let row = token(at: path)
        else { return [] }
        let makers: [MakeActions<Section>] = values(
            .actions(place), in: shown.states[path.section])
        return makers.flatMap { $0(context, row) }
    }

    /// Performs an action on a row, wherever it is now; returns false if it is gone.
    func perform(on row: RowToken, _ run: CellHandler<Section>) -> Bool {
        guard adapter.isInstalled, let path = indexPath(of: row), !hasGone(rowAt: path) else {
            return false
        }
        if tableView.cellForRow(at: path) == nil {
            tableView.scrollToRow(at: path, at: .none, animated: false)
            tableView.layoutIfNeeded()
        }
        guard let context = context(ofRowAt: path), let cell = tableView.cellForRow(at: path)
        else { return false }
        run(context, cell)
        return true
    }
}

typealias MakeActions<Section: TableViewSection> =
    (RowContext<Section>, RowToken) -> [RowActionItem]
