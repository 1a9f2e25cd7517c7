#if !canImport(UIKit) || os(watchOS)
import Foundation

/// What the table is doing.
///
/// While it is busy, a batch is refused, and a reload that is asked for takes place as soon as it no
/// longer is: the code that makes cells and answers delegate calls must not change what it is asked
/// about. Until then nothing more is asked.
enum TablePhase {
    case idle
    /// A batch has just been applied.
    case committing
    /// The data is new, or rows, counts and heights are inconsistent; queries trigger no layout.
    case changing
    case layingOut

    /// Whether rows, counts and heights are consistent and not being asked for.
    var allowsLayout: Bool { self == .idle || self == .committing }
}

/// The last counts of the data source, and the heights that follow from them.
struct LoadedTable {
    var counts: [Int32] = []
    var geometry = TableGeometry()
    /// Whether both are out of date: no row, header or footer is asked for until they are loaded again.
    var needsReload = true
    /// The heights of the first requested header and footer: the guess for those not shown yet.
    var firstHeights = HeaderFooterPair<Double?>(header: nil, footer: nil)
}

@MainActor
struct VisibleTable {
    struct Row {
        var path: RowPath
        var cell: TableViewCell
        /// Whether the cell's content has changed, so that it must be measured again.
        var needsMeasuring = false
    }

    struct HeaderFooter {
        let kind: HeaderFooterKind
        var section: Int
        let view: TableElementView

        /// Headers first, each from top to bottom.
        var order: (Int, Int) { (kind == .header ? 0 : 1, section) }
    }

    /// Ascending, without gaps except for rows of height 0.
    var rows: [Row] = []
    /// The row whose control is being edited, while it is out of sight: its cell is not reused.
    var edited: Row?
    /// Ascending by their order.
    var headersFooters: [HeaderFooter] = []
    var needsLayout = true
    /// Whether the layout in progress began with rows that are still visible.
    var keptRows = false
    /// Whether the heights of visible headers and footers, and those that the delegate provides for
    /// rows, are asked for again.
    var measuresAgain = false
    /// The row that the next layout keeps at its distance from the top while it measures rows; the
    /// layouts between several batches of an update, too.
    var held: PlacedRow?
    /// Whether the next layout scrolls to the end.
    var followsEnd = false
    /// The content height after the last layout, to detect that it shrank.
    var contentHeight = 0.0

    /// Makes the next layout measure all that is visible.
    mutating func measureEverything() {
        measuresAgain = true
        for index in rows.indices { rows[index].needsMeasuring = true }
    }

    func index(of path: RowPath) -> Int? { rows.index(of: path) { $0.path } }
}

/// The batch being recorded.
@MainActor
struct PendingUpdates {
    var depth = 0
    var batch = TableBatch()
    /// Paths to reconfigure after the batch, given before it.
    var reconfigures: [RowPath] = []
    var completions: [@MainActor (Bool) -> Void] = []
}

extension TableView {
    /// Whether the table is in the middle of its work, for which it calls its data source and delegate,
    /// or reads a cell that it doesn't show.
    var isBusy: Bool { phase != .idle || request != nil }
}

/// The current request for a cell, which tells dequeuing its row.
struct CellRequest {
    var path: RowPath
    /// The cell to return if the row is being reconfigured.
    var reconfigured: TableViewCell?
    var hasDequeued = false
}
#endif
