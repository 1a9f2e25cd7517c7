// Compiled with the cases that ask for it.
import Tableau

enum Section: TableViewSection {
    case first
    case second
}

final class PlainCell: TableViewCell {}

final class NameCell: TableViewCell, ViewModelBindable {
    var viewModel: String?
}
