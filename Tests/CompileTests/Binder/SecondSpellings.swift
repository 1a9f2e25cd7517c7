// expect-ok
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).bind(cellType: NameCell.self, models: ["a"])
        .onCellDequeue { _, _ in }
        .onCellTapped { _, _ in }
        .onCellDequeue { row, cell, name in print(row, name.count) }
        .onCellTapped { row, cell, name in print(row, name.count) }
    binder.onSections(.first, .second).bind(cellType: NameCell.self, models: [.first: ["a"]])
        .onCellDequeue { _, _, _ in }
        .onCellTapped { _, _, _ in }
        .onCellDequeue { section, row, cell, name in print(section, row, name.count) }
        .onCellTapped { section, row, cell, name in print(section, row, name.count) }
    binder.onAnySection()
        .onCellDequeue { _, _, _ in }
        .onCellTapped { _, _, _ in }
}
