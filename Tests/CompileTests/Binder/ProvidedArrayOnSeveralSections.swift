// expect-error: A chain of several sections takes a dictionary: write 'models: [.section: models]'
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>, _ names: [String]) {
    binder.onAllSections()
        .bind(cellProvider: { table, section, row, name in NameCell() }, models: names)
        .onTapped { section, row, cell, name in print(section, row, name) }
}
