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
    /// The cell class, or "a cell provider", for explanations.
    let shows: String
    let makeCell: MakeCell
    /// Tells whoever compares snapshots which cells can stand for which.
    let number: Int
    /// The number of the data set that is in force; rows left from an earlier one count as gone.
    var generation = 0

    init(
        number: Int, chain: ChainLabel, coverage: SectionCoverage<Section>,
        updateStyle: RowUpdateStyle, shows: String, makeCell: @escaping MakeCell
    ) {
        self.number = number
        self.chain = chain
        self.coverage = coverage
        self.updateStyle = updateStyle
        self.shows = shows
        self.makeCell = makeCell
    }
}
