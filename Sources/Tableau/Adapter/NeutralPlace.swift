#if !canImport(UIKit) || os(watchOS)
import Foundation

/// Keeps visible rows in place, which the display-neutral table does by itself; UIKit's counterpart is
/// in Adapter/UIKit.
@MainActor
struct AdapterPlace {
    private unowned let table: TableView

    init(_ table: TableView) { self.table = table }

    var keeping: PlaceKeeping { table.place }

    /// Reloads; rows that hold state and the visible rows follow by identity.
    func reload(following: @escaping RowFollowing, _ reload: () -> Void) {
        apply(following: following, reload)
    }

    /// Applies an update; rows that hold state, and rows in view, follow by identity.
    func apply(following: @escaping RowFollowing, _ update: () -> Void) {
        table.rowFollowing = following
        update()
        table.rowFollowing = nil
    }

    var selectedPaths: [IndexPath] { table.indexPathsForSelectedRows ?? [] }

    func deselect(_ path: IndexPath) { table.deselectRow(at: path, animated: false) }

    /// Applies a batch; the table itself keeps the visible rows in place.
    func keep(through batch: TableBatch, following: RowFollowing, _ update: () -> Void) {
        update()
    }

    /// Applies several updates, and keeps the visible rows in place from the first to the last.
    func keep(throughUpdatesOf turn: () -> Void) {
        keeping.keep(throughBatchesOf: turn)
        if !keeping.spansBatches, !table.visible.needsLayout { table.visible.held = nil }
    }

    func followEnd() {
        if table.numberOfSections > 0 { table.followEnd() }
    }

    /// Scrolls to a row, and again once there is a surface with its size.
    func show(_ row: PlacedRow) {
        table.show(row)
        if table.surface == nil { keeping.awaitsSize = row }
    }

    /// Does nothing: the table does it with its layout.
    func settle() {}

    /// Never: this table needs no window.
    var awaitsWindow: Bool { false }

    /// Nothing: this table leaves no window.
    var leftView: RowsInView? { nil }
    var firstLeftRow: PlacedRow? { nil }
}

extension TableViewAdapter {
    func emptyContentDidChange() { tableView.surface?.needsDisplay() }

    /// Does nothing: the table itself shows and hides the empty content.
    func settleEmptyContent() {}
}
#endif
