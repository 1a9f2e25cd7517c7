// expect-error: A chain of several sections takes a dictionary: write 'models: [.section: models]'
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>, _ names: [String]) {
    binder.onSections(.first, .second)
        .bind(cellType: NameCell.self, models: { names })
        .onTapped { section, row, cell, name in print(section, row, name) }
    binder.onSections(.first, .second)
        .bind(cellType: NameCell.self, models: { names }, mapToViewModels: { $0 })
        .onTapped { section, row, cell, name in print(section, row, name) }
}
