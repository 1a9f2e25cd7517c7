import Foundation
import Tableau

/// A row with a title and a second text.
class TwoTextTableViewCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    /// The content of the row.
    ///
    /// It has an identity and is equatable, so that the binder can detect moves and content changes
    /// separately.
    struct ViewModel: CollectionIdentifiable, Equatable, Sendable {
        /// The identity of the row, independent of its content.
        var id: String
        var title: String
        /// The second text.
        var detail: String?
        var symbol: RowSymbol?
        var accessoryType = AccessoryType.none

        var collectionId: String { id }
    }

    /// Whether the second text is beside the title.
    var isDetailBeside: Bool { false }

    var viewModel: ViewModel? {
        didSet {
            show(
                viewModel?.title, detail: viewModel?.detail, isBeside: isDetailBeside,
                symbol: viewModel?.symbol)
            accessoryType = viewModel?.accessoryType ?? .none
        }
    }
}

/// A row with a title and a value at the trailing edge.
final class TitleDetailTableViewCell: TwoTextTableViewCell {
    override var isDetailBeside: Bool { true }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code here.") }
}

/// A row with a title and a smaller text below it.
final class SubtitleTableViewCell: TwoTextTableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code here.") }
}
