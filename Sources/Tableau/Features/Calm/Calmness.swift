import Foundation

/// Holds a table for the user: its rows keep their places, and changes of rows wait.
final class Calmness<Section: TableViewSection>: BinderFeature {
    static var order: FeatureOrder { .calm }

    private unowned let binder: SectionedTableViewBinder<Section>
    var mode = TableCalm.never
    var observers: [(PendingChanges) -> Void] = []
    private var held: HeldTable?
    private var reported = PendingChanges()
    /// Whether the next turn holds the rows where they are shown, since the user has moved one.
    private var keepsShownPlaces = false
    /// The same, unless no row is dragged then.
    private var keepsShownPlacesInDrag = false
    /// Whether cells may be dimmed.
    private var dimsCells = false

    init(_ binder: SectionedTableViewBinder<Section>) { self.binder = binder }

    private var holds: Bool {
        let table = binder.tableView
        return mode == .held || table.isCarryingRow || mode == .whileTouched && table.isTouched
    }

    /// Whether a row is edited that has gone, where what is typed would reach nobody: the table is let
    /// go, and the edit follows the row, or ends.
    private var editsGoneRow: Bool {
        guard mode != .held, !binder.tableView.isCarryingRow else { return false }
        return binder.tableView.editedRowPath.map(hasGone) ?? false
    }

    func arrange(_ next: ShownTable) -> ShownTable? {
        defer { (keepsShownPlaces, keepsShownPlacesInDrag) = (false, false) }
        guard holds else {
            held = nil
            return nil
        }
        // What a table shows first is held from then on.
        let shown = binder.adapter.isInstalled ? binder.dataTable : next
        let keepsPlaces =
            keepsShownPlaces || keepsShownPlacesInDrag && binder.tableView.isCarryingRow
        var table = keepsPlaces ? HeldTable(binder.shown) : held ?? HeldTable(shown)
        // The only reference is changed in place.
        held = nil
        table.take(next, replacingCells: !binder.tableView.isCarryingRow)
        held = table
        if editsGoneRow {
            held = nil
            return nil
        }
        if mode != .held { binder.adapter.awaitLetGo() }
        return table.shown
    }

    /// Whether what waits is to be shown once the user lets go.
    var waitsForUser: Bool { held != nil && mode != .held }

    /// Called when the user has moved a row, which the next turn must not take back.
    ///
    /// - Parameter onlyInDrag: Whether it may, unless another row is dragged by then.
    func keepShownPlaces(onlyInDrag: Bool) {
        if onlyInDrag { keepsShownPlacesInDrag = true } else { keepsShownPlaces = true }
    }

    /// Dims the rows that have gone, and reports what waits.
    func settle() {
        // A row that has gone may also have been put back by a cancelled move.
        let hasGone = held?.gone.isEmpty == false
        if hasGone || dimsCells {
            dimsCells = hasGone
            dressCells()
        }
        guard !observers.isEmpty else { return }
        let changes = pendingChanges
        guard changes != reported else { return }
        reported = changes
        for observer in observers { observer(changes) }
    }

    /// Dims the visible cells of rows that have gone: of those of this binder, in a window.
    private func dressCells() {
        guard binder.adapter.reasonToReload == nil else {
            (dimsCells, binder.awaitsWindow) = (true, true)
            return
        }
        for path in binder.tableView.indexPathsForVisibleRows ?? [] {
            binder.tableView.cellForRow(at: path)?.setDimmed(hasGone(path))
        }
    }

    func hasGone(_ path: IndexPath) -> Bool {
        guard let gone = held?.gone[path.section], let row = binder.context(ofRowAt: path),
            let id = binder.shown.contents[path.section].identifyingRows.identity(ofRow: row.row)
        else { return false }
        return gone.contains(id)
    }

    var pendingChanges: PendingChanges { held?.pendingChanges ?? PendingChanges() }
}

extension SectionedTableViewBinder {
    var calmness: Calmness<Section>? { existing(Calmness<Section>.self) }

    package func userLetGo() {
        if calmness?.waitsForUser == true { setNeedsTurn() }
    }
}
