// expect-error: cannot convert value of type 'Int' to expected element type 'String'
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).rx.bind(cellType: NameCell.self, viewModels: Observable.just([1]))
}
