import Foundation
import Tableau
#if canImport(UIKit)
import UIKit
#endif

/// A row with a title and, at its end, a value.
final class TitleDetailTableViewCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    /// All that the row shows.
    ///
    /// It has an identity and can be compared: whether a row moved and whether its content changed
    /// are two questions, and the binder can ask both.
    struct ViewModel: CollectionIdentifiable, Equatable, Sendable {
        /// Which row it is, however its content changes.
        var id: String
        /// The text at the row's start.
        var title: String
        /// The text at the row's end.
        var detail: String?
        /// The symbol before the title.
        var symbol: RowSymbol?
        /// The sign at the row's end.
        var accessoryType = AccessoryType.none

        var collectionId: String { id }
    }

    var viewModel: ViewModel? {
        didSet {
            textLabel?.text = viewModel?.title
            detailTextLabel?.text = viewModel?.detail
            show(viewModel?.symbol)
            accessoryType = viewModel?.accessoryType ?? .none
        }
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code here.") }
}
