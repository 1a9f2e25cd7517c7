// expect-error: 'hidesSectionsWithNoCellData' is unavailable: These sections have no order: make their type Comparable, which gives an enum with raw values '<' as well, or add '(orderingWith:)'.
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
}
