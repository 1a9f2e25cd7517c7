// expect-error: expects 3 arguments
// with: Types.swift
import MiniRx
import Tableau
import TableauRx

@MainActor
func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).bind(cellType: NameCell.self, models: ["a"])
        .onTapped { row, cell in print(row) }
}
