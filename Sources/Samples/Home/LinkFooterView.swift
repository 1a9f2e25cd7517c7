import Tableau

/// A footer that leads somewhere.
///
/// A table knows taps on rows only, so what a footer does when it is chosen is for the screen: see
/// `HomeScreen.openFooter(ofSection:)`.
final class LinkFooterView: TableViewHeaderFooterView, ViewModelBindable, ReuseIdentifiable {
    /// All that the footer shows.
    struct ViewModel: Equatable, Sendable {
        /// The text.
        var text: String
    }

    var viewModel: ViewModel? {
        didSet { textLabel?.text = viewModel.map { "\($0.text) ↗" } }
    }
}
