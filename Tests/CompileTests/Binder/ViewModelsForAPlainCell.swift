// expect-error: ViewModelBindable
// with: Types.swift
import MiniRx
import Tableau
import TableauRx

@MainActor
func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).bind(cellType: PlainCell.self, viewModels: ["a"])
}
