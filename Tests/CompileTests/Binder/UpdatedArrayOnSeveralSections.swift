// expect-error: View models, closures and callbacks take one too.
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>, _ names: [String]) {
    var update: ([String]) -> Void = { _ in }
    binder.onSections(.first, .second)
        .bind(cellType: NameCell.self, models: names, updatedBy: &update)
        .onTapped { section, row, cell, name in print(section, row, name) }
    binder.onSections(.first, .second)
        .bind(cellType: NameCell.self, viewModels: names, updatedBy: &update)
        .onTapped { section, row, cell in print(section, row) }
    binder.onSections(.first, .second)
        .bind(
            cellType: NameCell.self, models: names, mapToViewModels: { $0 }, updatedBy: &update
        )
        .onTapped { section, row, cell, name in print(section, row, name) }
    binder.onSections(.first, .second)
        .bind(
            cellProvider: { table, section, row, name in NameCell() }, models: names,
            updatedBy: &update
        )
        .onTapped { section, row, cell, name in print(section, row, name) }
}
