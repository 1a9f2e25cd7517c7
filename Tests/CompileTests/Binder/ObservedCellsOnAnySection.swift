// expect-error: DataScope
// with: Types.swift
import MiniRx
import Tableau
import TableauRx

@MainActor
func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onAnySection().rx.bind(cellType: NameCell.self, models: Observable.just(["a"]))
}
