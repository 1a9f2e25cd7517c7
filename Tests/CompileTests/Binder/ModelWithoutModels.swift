// expect-error: expects 2 arguments
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).bind(cellType: NameCell.self, viewModels: ["a"])
        .onTapped { row, cell, model in print(model) }
}
