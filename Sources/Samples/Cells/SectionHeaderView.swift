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
        didSet {
            #if canImport(UIKit)
            var content = UIListContentConfiguration.groupedHeader()
            content.text = viewModel?.title
            contentConfiguration = content
            #else
            textLabel?.text = viewModel?.title
            #endif
        }
    }
}
