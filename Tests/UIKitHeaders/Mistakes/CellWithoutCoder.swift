// expect: 'required' initializer 'init(coder:)' must be provided
import UIKit

final class Cell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }
}
