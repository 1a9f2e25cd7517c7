// expect: nearly matches optional requirement
import UIKit

final class Delegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowsAt indexPath: IndexPath) {}
}
