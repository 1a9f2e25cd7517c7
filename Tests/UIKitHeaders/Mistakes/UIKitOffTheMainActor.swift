// expect: main actor-isolated instance method 'reloadData()'
import UIKit

nonisolated func reload(_ tableView: UITableView) {
    tableView.reloadData()
}
