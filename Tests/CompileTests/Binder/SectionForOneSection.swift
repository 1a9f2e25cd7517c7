// expect-error: expects 2 arguments
// with: Types.swift
import MiniRx
import Tableau
import TableauRx

@MainActor
func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).onTapped { section, row, cell in print(section) }
}
