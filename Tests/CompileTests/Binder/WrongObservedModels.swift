// expect-error: String
import MiniRx
import Tableau
import TableauRx

enum Section: TableViewSection {
    case first
    case second
}

final class PlainCell: TableViewCell {}

final class NameCell: TableViewCell, ViewModelBindable {
    var viewModel: String?
}

@MainActor
func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).rx.bind(cellType: NameCell.self, viewModels: Observable.just([1]))
}
