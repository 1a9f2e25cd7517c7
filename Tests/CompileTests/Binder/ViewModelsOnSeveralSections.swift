// expect-error: takes a dictionary: write 'viewModels: [.section: viewModels]'
// with: Types.swift
import MiniRx
import Tableau
import TableauRx

@MainActor
func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSections(.first, .second).bind(cellType: NameCell.self, viewModels: ["a"])
}
