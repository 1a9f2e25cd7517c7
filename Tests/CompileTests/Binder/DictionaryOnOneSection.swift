// expect-error: A chain of one section takes an array: write 'models: models'
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).bind(cellType: NameCell.self, models: [Section.first: ["a"]])
}
