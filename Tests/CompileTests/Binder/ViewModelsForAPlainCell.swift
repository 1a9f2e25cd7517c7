// expect-error: ViewModelBindable
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).bind(cellType: PlainCell.self, viewModels: ["a"])
}
