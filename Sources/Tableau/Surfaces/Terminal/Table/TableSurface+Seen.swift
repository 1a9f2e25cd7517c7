#if !canImport(UIKit)
import Tableau

/// What the user has seen of the table, and what input therefore means.
extension TableSurface {
    /// Follows a change of the rows in everything that keeps some of them.
    func followSeen(_ change: RowChange) {
        seen.follow(change)
        drawn?.follow(change)
        sight.follow(change)
        isSeenStale = true
    }

    /// Called when the frame drawn last was written.
    func frameWasWritten() {
        guard let drawn else { return }
        (seen, self.drawn) = (drawn, nil)
        isSeenStale = false
        sight.saw(seen.focus, in: table, at: clock())
    }

    /// Called when another screen covers the table.
    func wasCovered() { (seen, drawn) = (SeenFrame(), nil) }

    /// Notes that the user moved the focus.
    ///
    /// If rows have changed since the last frame, the user could only tell where one step leads.
    ///
    /// - Parameters:
    ///   - row: The row with the focus now.
    ///   - old: The row that had it before.
    ///   - step: 1 or -1 for the next or previous row, otherwise nil.
    func userMovedFocus(to row: RowPath?, from old: RowPath?, by step: Int?) {
        actedUntil = -.infinity
        guard let row, TableRows(table).contains(row) else { return sight.lost(isUser: true) }
        guard isSeenStale else { return sight.moved(to: SeenRow(row, in: table)) }
        guard let step, abs(step) == 1, let old else { return sight.lost(isUser: true) }
        if sight.known?.path(in: table) == old, let next = seen.row(step, from: old),
            next.path(in: table) == row
        {
            sight.moved(to: next)
        } else {
            sight.lost(hasGone: true)
        }
    }

    /// Whether keys wait since the focus went to another row unasked.
    var isWaiting: Bool { sight.isWaiting(at: clock()) }

    /// Returns whether keys may act on a row as the one with the focus.
    func mayAct(on row: RowPath) -> Bool { sight.mayAct(on: row, in: table, at: clock()) }
}
#endif
