#if !canImport(UIKit) || os(watchOS)
import Foundation

/// What the data source said last: counts, and the heights that follow from them.
struct LoadedTable {
    var counts: [Int32] = []
    var geometry = TableGeometry()
    var needsReload = true
    /// The height of the first header that was asked for, and of the first footer: the best guess
    /// at those not seen yet.
    var firstHeights = HeaderFooterPair<Double?>(header: nil, footer: nil)
}

/// What is on screen.
@MainActor
struct VisibleTable {
    struct Row {
        var path: RowPath
        var cell: TableViewCell
        /// Whether the cell shows something new, so that its height is to be found again.
        var needsMeasuring = false
    }

    struct HeaderFooter {
        var section: Int
        var view: TableElementView
    }

    /// Ascending, without gaps but for rows of no height.
    var rows: [Row] = []
    /// Ascending by section.
    var headersFooters = HeaderFooterPair<[HeaderFooter]>(header: [], footer: [])
    var needsLayout = true
    var isLayingOut = false
    /// Set while rows, counts and heights do not fit together: the delegate's questions are
    /// answered without a layout.
    var isOutOfStep = false
    /// Whether the layout under way began with rows that are visible still.
    var keptRows = false
    /// Which heights of visible rows, headers and footers are measured again.
    var measuring = Measuring.nothing
    /// The height of the content after the last layout, to notice that it shrank.
    var contentHeight = 0.0

    enum Measuring {
        case nothing
        /// The heights that the delegate gives; what sizes itself has not changed.
        case delegate
        /// All heights.
        case everything
    }

    func index(of path: RowPath) -> Int? {
        let index = rows.partition { $0.path < path }
        return index < rows.count && rows[index].path == path ? index : nil
    }
}

/// The batch being put together.
@MainActor
struct PendingUpdates {
    var depth = 0
    var batch = TableBatch()
    /// Paths to reconfigure after the batch, as they were before it.
    var reconfigures: [RowPath] = []
    var completions: [@MainActor (Bool) -> Void] = []
    var isCommitting = false
}

/// A cell being asked for, so that dequeuing knows for which row.
struct CellRequest {
    var path: RowPath
    /// The cell to hand back, if the row is being reconfigured.
    var reconfigured: TableViewCell?
    var hasDequeued = false
}
#endif
