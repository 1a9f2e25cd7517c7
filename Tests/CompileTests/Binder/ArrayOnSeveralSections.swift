// expect-error: A chain of several sections takes a dictionary: write 'models: [.section: models]'
// with: Types.swift
import MiniRx
import Tableau
import TableauRx

@MainActor
func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSections(.first, .second).bind(cellType: NameCell.self, models: ["a"])
}
