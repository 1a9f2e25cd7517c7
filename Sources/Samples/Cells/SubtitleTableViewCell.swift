import Foundation
import Tableau
#if canImport(UIKit)
import UIKit
#endif

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
        /// The symbol before the title.
        var symbol: RowSymbol?
        /// The sign at the row's end.
        var accessoryType = AccessoryType.none

        var collectionId: String { id }
    }

    var viewModel: ViewModel? {
        didSet {
            textLabel?.text = viewModel?.title
            detailTextLabel?.text = viewModel?.subtitle
            show(viewModel?.symbol)
            accessoryType = viewModel?.accessoryType ?? .none
        }
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code here.") }
}
