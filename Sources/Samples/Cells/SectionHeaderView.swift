import Tableau

#if canImport(UIKit)
import UIKit
#endif

/// A section's header with a title.
final class SectionHeaderView: TableViewHeaderFooterView, ViewModelBindable,
    ReuseIdentifiable
{
    /// The content of the header.
    struct ViewModel: Equatable, Sendable {
        var title: String
    }

    var viewModel: ViewModel? {
        didSet { textLabel?.text = viewModel?.title }
    }
}
