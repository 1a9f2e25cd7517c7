import Tableau
import UIKit

/// A row with a message in its middle.
final class CenterLabelTableViewCell: UITableViewCell, ViewModelBindable, ReuseIdentifiable {
    /// All that the row shows.
    struct ViewModel: Equatable, Sendable {
        /// The message.
        var text: String
    }

    var viewModel: ViewModel? {
        didSet { textLabel?.text = viewModel?.text }
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        textLabel?.textAlignment = .center
        textLabel?.numberOfLines = 0
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code here.") }
}
