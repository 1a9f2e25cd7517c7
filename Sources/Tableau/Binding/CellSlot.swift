import Foundation

/// The cells that one binding supplies: what does not depend on the type of sections.
///
/// It is not generic, and neither is what compares and collects data behind it: code that runs for
/// every section of every turn must not look up types at run time.
@MainActor
class CellSlot {
    let chain: ChainLabel
    /// Whether the cells are for sections given by name.
    let isNamed: Bool
    let updateStyle: RowUpdateStyle
    /// The class of the cells; `nil` where a closure makes them.
    let cellClass: CellClass?
    /// Tells whoever compares snapshots which cells can stand for which.
    let number: Int
    /// The number of the data set that is in force; rows left from an earlier one count as gone.
    ///
    /// A data set for the same sections as the one before takes its place without a new number.
    final var generation = 0

    init(
        number: Int, chain: ChainLabel, isNamed: Bool, updateStyle: RowUpdateStyle,
        cellClass: CellClass?
    ) {
        self.number = number
        self.chain = chain
        self.isNamed = isNamed
        self.updateStyle = updateStyle
        self.cellClass = cellClass
    }

    /// The cell class, or "a cell provider", for explanations.
    final var shows: String { cellClass.map { "\($0.type)" } ?? "a cell provider" }
}

/// The cells that one binding supplies, and how it makes them.
final class CellMaker<Section: TableViewSection>: CellSlot {
    /// `compared` holds the view models where rows are compared by them, else the models.
    typealias MakeCell = (
        _ tableView: TableView, _ indexPath: IndexPath, _ section: Section,
        _ models: RowList, _ compared: RowList
    ) -> TableViewCell

    let coverage: SectionCoverage<Section>
    let makeCell: MakeCell

    init(
        number: Int, chain: ChainLabel, coverage: SectionCoverage<Section>,
        updateStyle: RowUpdateStyle, cellClass: CellClass?, makeCell: @escaping MakeCell
    ) {
        self.coverage = coverage
        self.makeCell = makeCell
        let isNamed = if case .named = coverage { true } else { false }
        super.init(
            number: number, chain: chain, isNamed: isNamed, updateStyle: updateStyle,
            cellClass: cellClass)
    }
}
