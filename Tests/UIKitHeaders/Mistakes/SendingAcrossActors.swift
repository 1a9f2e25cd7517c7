// expect: risks causing data races
import UIKit

final class Names { var all: [String] = [] }

@MainActor func show(_ names: Names, in tableView: UITableView) {
    Task.detached { names.all.append("Ada") }
    tableView.reloadData()
}
