import Foundation

/// Something bound, with the chain that bound it.
struct Bound<Value> {
    var value: Value
    let chain: ChainLabel
}

/// All handlers and dimensions that chains have bound at one of the three levels: for a named
/// section, for all others, or for any.
struct SectionBindings<Section: TableViewSection> {
    typealias CellHandler = (RowContext<Section>, TableViewCell) -> Void
    typealias EventHandler = (RowContext<Section>, TableViewCell, Any) -> Void
    typealias RowDimension = (RowContext<Section>) -> CGFloat
    typealias HeaderFooterDimension = (Section) -> CGFloat

    var onDequeue: Bound<CellHandler>?
    var onTapped: Bound<CellHandler>?
    /// By the identity of the cell type that emits.
    var onEvent: [ObjectIdentifier: Bound<EventHandler>] = [:]
    var prefetch: Bound<PrefetchRule<Section>>?

    var cellHeight: Bound<RowDimension>?
    var estimatedCellHeight: Bound<RowDimension>?
    var headerHeight: Bound<HeaderFooterDimension>?
    var footerHeight: Bound<HeaderFooterDimension>?
    var estimatedHeaderHeight: Bound<HeaderFooterDimension>?
    var estimatedFooterHeight: Bound<HeaderFooterDimension>?

    /// Tell of taps besides `onTapped`; any number of them, replacing nothing.
    var tapObservers: [CellHandler] = []
}

/// Ask for more data when a row near the section's end is shown.
struct PrefetchRule<Section: TableViewSection> {
    /// How many rows from the end.
    let distance: Int
    let run: (_ section: Section, _ startIndex: Int) -> Void
}
