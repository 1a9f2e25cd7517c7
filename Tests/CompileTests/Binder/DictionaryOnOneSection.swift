// expect-error: OneList
// with: Types.swift
import MiniRx
import Tableau
import TableauRx

@MainActor
func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).bind(cellType: NameCell.self, models: [Section.first: ["a"]])
}
