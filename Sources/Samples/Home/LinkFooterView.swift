import Foundation
import Tableau

#if canImport(UIKit)
import UIKit
#endif

/// A footer that opens a route.
///
/// Chains handle taps on rows only, so the footer brings its own: a tap handler in a terminal, a
/// button on iOS.
final class LinkFooterView: TableViewHeaderFooterView, ViewModelBindable, ReuseIdentifiable {
    /// The footer's text, and where it leads.
    struct ViewModel: Equatable {
        var text: String
        /// The route that a tap opens.
        var route: String
        /// Opens a route.
        ///
        /// Functions cannot be compared; this one is always the same.
        var open: @MainActor (_ route: String) -> Void

        static func == (left: ViewModel, right: ViewModel) -> Bool {
            left.text == right.text && left.route == right.route
        }
    }

    var viewModel: ViewModel? {
        didSet {
            #if canImport(UIKit)
            button.setTitle(viewModel?.text, for: .normal)
            #else
            textLabel?.text = viewModel.map { "\($0.text) ↗" }
            #endif
        }
    }

    #if canImport(UIKit)
    /// The button that fills the footer.
    let button = UIButton(type: .system)
    #endif

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        #if canImport(UIKit)
        button.frame = contentView.bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(button)
        button.addAction(
            UIAction { [unowned self] _ in openRoute() }, for: .primaryActionTriggered)
        #else
        onTap = { [unowned self] in openRoute() }
        #endif
    }

    required init?(coder: NSCoder) { fatalError("Footers are made in code here.") }

    private func openRoute() {
        if let viewModel { viewModel.open(viewModel.route) }
    }
}
