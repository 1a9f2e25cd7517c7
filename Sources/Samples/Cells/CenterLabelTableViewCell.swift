#if !canImport(UIKit)
import Tableau

/// A row with nothing but a message.
final class CenterLabelTableViewCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    /// All that the row shows.
    struct ViewModel: Equatable, Sendable {
        /// The message.
        var text: String
    }

    var viewModel: ViewModel? {
        didSet { textLabel?.text = viewModel?.text }
    }
}
#endif
