// expect-error: View models, closures and callbacks take one too.
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSections(.first, .second).bind(cellType: NameCell.self, viewModels: ["a"])
}
