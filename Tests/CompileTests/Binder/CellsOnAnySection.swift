// expect-error: DataScope
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onAnySection().bind(cellType: NameCell.self, models: ["a"])
}
