import Foundation

/// Holds a table for the user: its rows keep their places, and changes of rows wait.
final class Calmness<Section: TableViewSection>: BinderFeature, RowHolder {
    static var order: FeatureOrder { .calm }

    private unowned let binder: SectionedTableViewBinder<Section>
    var mode = TableCalm.never
    var observers: [(PendingChanges) -> Void] = []
    private var held: HeldTable<Section>?
    private var reported = PendingChanges()
    /// Whether the next turn holds the rows where they are shown, one of which the user has moved.
    private var keepsShownPlaces = false
    /// Whether visible cells may have to be dimmed or not.
    private var cellsAreStale = false

    init(_ binder: SectionedTableViewBinder<Section>) {
        self.binder = binder
        binder.holder = self
    }

    private var holds: Bool {
        let table = binder.tableView
        return mode == .held || table.isCarryingRow || mode == .whileTouched && table.isTouched
    }

    /// Returns the rows as they are held, with the values of the latest data.
    func arrange(_ next: ShownTable<Section>) -> ShownTable<Section>? {
        defer { keepsShownPlaces = false }
        guard holds else {
            if let held { cellsAreStale = !held.gone.isEmpty }
            held = nil
            return nil
        }
        cellsAreStale = cellsAreStale || keepsShownPlaces
        var table =
            keepsShownPlaces
            ? HeldTable(binder.shown) : held ?? HeldTable(binder.dataTable)
        // The only reference is changed in place.
        held = nil
        if table.take(next) { cellsAreStale = true }
        held = table
        if mode != .held { binder.tableView.awaitLetGo() }
        return table.shown
    }

    /// Whether what waits is to be shown once the user lets go.
    var waitsForUser: Bool { held != nil && mode != .held }

    func keepShownPlaces() { keepsShownPlaces = true }

    /// Dims the rows that have gone, and reports what waits.
    func settle() {
        // A row that has gone may also have been put back by a cancelled move.
        if cellsAreStale || held?.gone.isEmpty == false {
            cellsAreStale = false
            for path in binder.tableView.indexPathsForVisibleRows ?? [] {
                if let cell = binder.tableView.cellForRow(at: path) { dress(cell, at: path) }
            }
        }
        guard !observers.isEmpty else { return }
        let changes = pendingChanges
        guard changes != reported else { return }
        reported = changes
        for observer in observers { observer(changes) }
    }

    func dress(_ cell: TableViewCell, at path: IndexPath) { cell.setDimmed(hasGone(path)) }

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
