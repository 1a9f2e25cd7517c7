// expect-error: expects 3 arguments
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).bind(cellType: NameCell.self, models: ["a"])
        .onTapped { row, cell in print(row) }
}
