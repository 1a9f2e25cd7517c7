import Tableau
import UIKit

/// A footer that opens a route.
///
/// A table view handles taps on rows only, so the footer has its own button.
final class LinkFooterView: UITableViewHeaderFooterView, ViewModelBindable, ReuseIdentifiable {
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
        didSet { button.setTitle(viewModel?.text, for: .normal) }
    }

    /// The button that fills the footer.
    let button = UIButton(type: .system)

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        button.frame = contentView.bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(button)
        button.addAction(
            UIAction { [unowned self] _ in
                if let viewModel { viewModel.open(viewModel.route) }
            }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { fatalError("Footers are made in code here.") }
}
