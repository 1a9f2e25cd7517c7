import Tableau

#if canImport(UIKit)
import UIKit
#endif

/// A section's header with a title.
final class SectionHeaderView: TableViewHeaderFooterView, ViewModelBindable,
    ReuseIdentifiable
{
    struct ViewModel: Equatable, Sendable {
        var title: String
    }

    var viewModel: ViewModel? {
        didSet { textLabel?.text = viewModel?.title }
    }
}
