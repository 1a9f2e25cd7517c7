import Tableau
import UIKit

/// A row with a title, a second line and an image.
final class SubtitleTableViewCell: UITableViewCell, ViewModelBindable, ReuseIdentifiable {
    /// All that the row shows.
    struct ViewModel: Equatable, Sendable {
        /// The first line.
        var title: String
        /// The second line.
        var subtitle: String
        /// The name of the system's symbol at the row's start.
        var symbolName: String?
    }

    var viewModel: ViewModel? {
        didSet {
            textLabel?.text = viewModel?.title
            detailTextLabel?.text = viewModel?.subtitle
            imageView?.image = viewModel?.symbolName.flatMap { UIImage(systemName: $0) }
        }
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code here.") }
}
