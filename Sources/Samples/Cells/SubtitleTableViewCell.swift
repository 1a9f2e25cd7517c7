import Foundation
import Tableau

#if canImport(UIKit)
import UIKit
#endif

/// A row with a title and a smaller text below it.
final class SubtitleTableViewCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    struct ViewModel: CollectionIdentifiable, Equatable, Sendable {
        /// The identity of the row, independent of its content.
        var id: String
        var title: String
        var subtitle: String
        var symbol: RowSymbol?
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
