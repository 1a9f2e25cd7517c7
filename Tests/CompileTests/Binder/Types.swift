// Compiled together with the cases that request it.
import Tableau

enum Section: TableViewSection {
    case first
    case second
}

final class PlainCell: TableViewCell {}

final class NameCell: TableViewCell, ViewModelBindable {
    var viewModel: String?
}

final class NameView: TableViewHeaderFooterView, ViewModelBindable {
    var viewModel: String?
}

@MainActor final class Screen {
    func tapped(row: Int, cell: PlainCell) {}
}
