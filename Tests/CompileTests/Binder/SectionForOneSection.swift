// expect-error: expects 2 arguments
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
    binder.onSection(.first).onTapped { section, row, cell in print(section) }
}
