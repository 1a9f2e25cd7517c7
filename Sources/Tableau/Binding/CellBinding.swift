import Foundation

/// A binding of data to some part of sections.
@MainActor
class DataBinding {
    let chain: ChainLabel
    /// Whether the chain names its sections.
    let isNamed: Bool
    /// The number of this binding among the binder's, from 1.
    final var number = 0
    /// Whether ``PendingState/recipients`` match the keys of the latest data, one by one.
    ///
    /// Most data sets have the keys of the one before, and then no section needs a look-up.
    final var hasRecipientForEachKey = false

    init(chain: ChainLabel, isNamed: Bool) {
        self.chain = chain
        self.isNamed = isNamed
    }

    /// Returns whether it isn't used where an earlier one is bound; otherwise that one isn't.
    func givesWay(to earlier: DataBinding) -> Bool { false }
}

/// The cells that one binding supplies, and how it makes them.
///
/// Not generic, and neither is the code behind it that compares and collects data: code that runs
/// for every section of every turn must not look up types at run time.
final class CellBinding: DataBinding {
    /// `compared` contains the view models if rows are compared by them, otherwise the models.
    typealias MakeCell = (
        _ tableView: TableView, _ indexPath: IndexPath, _ models: RowList, _ compared: RowList
    ) -> TableViewCell

    let updateStyle: RowUpdateStyle
    /// The class of the cells; `nil` for cells from a closure.
    let cellClass: CellClass?
    let makeCell: MakeCell

    init(
        chain: ChainLabel, isNamed: Bool, updateStyle: RowUpdateStyle, cellClass: CellClass?,
        makeCell: @escaping MakeCell
    ) {
        self.updateStyle = updateStyle
        self.cellClass = cellClass
        self.makeCell = makeCell
        super.init(chain: chain, isNamed: isNamed)
    }

    /// The cell class, or "a cell provider", for explanations.
    var shows: String { cellClass.map { "\($0.type)" } ?? "a cell provider" }
}
