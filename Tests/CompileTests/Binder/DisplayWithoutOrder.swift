// expect-error: hidesSectionsWithNoCellData
// with: Types.swift
import MiniRx
import Tableau
import TableauRx

@MainActor
func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
}
