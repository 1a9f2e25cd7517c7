#if !canImport(UIKit)
import Foundation
import Tableau

/// A footer that leads somewhere.
///
/// A chain knows taps on rows only; a footer that can be tapped brings what the tap does.
final class LinkFooterView: TableViewHeaderFooterView, ViewModelBindable, ReuseIdentifiable {
    /// All that the footer shows, and where it leads.
    struct ViewModel: Equatable {
        /// The text.
        var text: String
        /// Where a tap leads.
        var route: String
        /// Goes to a route.
        ///
        /// Functions cannot be compared; this one is always the same.
        var open: @MainActor (_ route: String) -> Void

        static func == (left: ViewModel, right: ViewModel) -> Bool {
            left.text == right.text && left.route == right.route
        }
    }

    var viewModel: ViewModel? {
        didSet { textLabel?.text = viewModel.map { "\($0.text) ↗" } }
    }

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        onTap = { [unowned self] in
            if let viewModel { viewModel.open(viewModel.route) }
        }
    }

    required init?(coder: NSCoder) { fatalError("Footers are made in code here.") }
}
#endif
