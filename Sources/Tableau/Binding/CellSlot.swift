import Foundation

/// The cells that one binding supplies, and how it makes them.
@MainActor
final class CellSlot<Section: TableViewSection> {
    typealias MakeCell = (
        _ tableView: TableView, _ indexPath: IndexPath, _ section: Section, _ row: Int,
        _ models: RowList
    ) -> TableViewCell

    let chain: ChainLabel
    let coverage: SectionCoverage<Section>
    let updateStyle: RowUpdateStyle
    /// The class of the cells; `nil` where a closure makes them.
    let cellClass: CellClass?
    let makeCell: MakeCell
    /// Tells whoever compares snapshots which cells can stand for which.
    let number: Int
    /// The number of the data set that is in force; rows left from an earlier one count as gone.
    var generation = 0

    init(
        number: Int, chain: ChainLabel, coverage: SectionCoverage<Section>,
        updateStyle: RowUpdateStyle, cellClass: CellClass?, makeCell: @escaping MakeCell
    ) {
        self.number = number
        self.chain = chain
        self.coverage = coverage
        self.updateStyle = updateStyle
        self.cellClass = cellClass
        self.makeCell = makeCell
    }

    /// The cell class, or "a cell provider", for explanations.
    var shows: String { cellClass.map { "\($0.type)" } ?? "a cell provider" }
}
