// expect-error: A chain of several sections takes a dictionary: write 'models: [.section: models]'
// with: Types.swift
import MiniRx
import Tableau
import TableauRx

@MainActor
func bind(_ binder: SectionedTableViewBinder<Section>, _ names: BehaviorRelay<[String]>) {
    binder.onAllSections().bind(cellType: NameCell.self, models: names)
}
