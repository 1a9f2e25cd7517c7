#if !canImport(UIKit)
import Foundation
import Tableau

/// A row with a title and a smaller text below it.
final class SubtitleTableViewCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    /// All that the row shows.
    struct ViewModel: CollectionIdentifiable, Equatable, Sendable {
        /// Which row it is, however its content changes.
        var id: String
        /// The text on the first line.
        var title: String
        /// The text on the second.
        var subtitle: String
        /// The glyph before the title.
        var glyph: String?
        /// The sign at the row's end.
        var accessoryType = AccessoryType.none

        var collectionId: String { id }
    }

    var viewModel: ViewModel? {
        didSet {
            textLabel?.text = viewModel?.title
            detailTextLabel?.text = viewModel?.subtitle
            imageView?.glyph = viewModel?.glyph
            accessoryType = viewModel?.accessoryType ?? .none
        }
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code here.") }
}
#endif
