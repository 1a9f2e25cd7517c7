// expect-ok
// with: Types.swift
import MiniRx
import Tableau
import TableauRx

@MainActor
func bind(
    _ binder: SectionedTableViewBinder<Section>, _ names: BehaviorRelay<[String]>,
    _ bySection: BehaviorRelay<[Section: [String]]>
) {
    binder.onSection(.first).bind(cellType: PlainCell.self, models: names)
        .onTapped { row, cell, name in print(row, name.count) }
    binder.onSection(.first).bind(cellType: NameCell.self, viewModels: names)
    binder.onSections(.first, .second)
        .bind(cellType: NameCell.self, models: bySection, mapToViewModels: { $0.uppercased() })
        .onTapped { section, row, cell, name in print(section, row, name.count) }
    binder.onSections(.first, .second)
        .bind(cellType: NameCell.self, models: bySection, mapToViewModelsWith: { $0.uppercased() })
    binder.onAllSections()
        .bind(cellType: PlainCell.self, models: names.map { [Section.first: $0] })
    binder.onSection(.second)
        .bind(
            cellProvider: { table, row, name in name.isEmpty ? PlainCell() : NameCell() },
            models: names.asObservable())
}
