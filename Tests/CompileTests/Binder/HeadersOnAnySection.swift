// expect-error: DataScope
// with: Types.swift
import MiniRx
import Tableau
import TableauRx

@MainActor
func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onAnySection().bind(headerTitles: [.first: "a"])
}
