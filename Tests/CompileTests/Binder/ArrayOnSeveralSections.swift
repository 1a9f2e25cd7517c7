// expect-error: A chain of several sections takes a dictionary: write 'models: [.section: models]'
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSections(.first, .second).bind(cellType: NameCell.self, models: ["a"])
}
