// expect-error: OneList
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
    binder.onSection(.first).bind(cellType: NameCell.self, models: [Section.first: ["a"]])
}
