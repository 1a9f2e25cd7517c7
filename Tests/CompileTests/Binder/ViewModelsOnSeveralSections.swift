// expect-error: takes a dictionary: write 'viewModels: [.section: viewModels]'
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSections(.first, .second).bind(cellType: NameCell.self, viewModels: ["a"])
}
