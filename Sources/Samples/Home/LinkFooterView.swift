#if !canImport(UIKit)
import Foundation
import Tableau

/// A footer that opens a route.
///
/// Chains handle taps on rows only, so the footer has its own tap handler.
final class LinkFooterView: TableViewHeaderFooterView, ViewModelBindable, ReuseIdentifiable {
    /// The content of the footer and its route.
    struct ViewModel: Equatable {
        /// The text.
        var text: String
        /// The route.
        var route: String
        /// Opens a route.
        ///
        /// Functions can't be compared; this one is always the same.
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
