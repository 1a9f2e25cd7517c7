import Foundation
import Tableau

/// A section's header with a title.
final class SectionHeaderView: TableViewHeaderFooterView, ViewModelBindable,
    ReuseIdentifiable
{
    struct ViewModel: Equatable, Sendable {
        var title: String
    }

    /// Points on a phone, lines in a terminal.
    static var height: CGFloat {
        #if canImport(UIKit)
        36
        #else
        1
        #endif
    }

    var viewModel: ViewModel? {
        didSet { textLabel?.text = viewModel?.title }
    }
}
