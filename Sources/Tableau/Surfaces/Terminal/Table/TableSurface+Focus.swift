#if !canImport(UIKit)
import Foundation
import Tableau

/// The focus: it follows its row through batches.
extension TableSurface {
    func tableView(_ tableView: TableView, focusRow path: RowPath) {
        if path != focus { sight.lost() }
        setFocus(path, reveals: true)
    }

    func setFocus(_ path: RowPath?, reveals: Bool) {
        focus = path
        actedUntil = -.infinity
        isFocusChosen = true
        if reveals { revealFocus() }
        // Without scrolling, nothing else looks again.
        focusWasVisible = isFocusVisible
        screen?.setNeedsFrame()
    }

    /// Edits the row with the focus, once the table has a size and so a cell for it.
    func editFocusedRowIfRequested() {
        guard editsWhenSized, size.columns > 0, let focus else { return }
        editsWhenSized = false
        table.focusRow(at: focus.indexPath, field: .first)
    }

    /// The user has performed something on the focused row: if that moves the row away, such as to what
    /// is done, the next key is for the one in its place.
    func userActed() {
        sight.acted()
        actedUntil = clock() + Self.ownChangeTime
    }

    /// Returns the row with the focus after a change: where its own has gone, or the user is done with
    /// it, the one in its place.
    func row(withFocus old: RowPath, after change: RowChange) -> RowPath {
        var new = change.place(ofRow: old)
        if clock() < actedUntil, case .batch(let batch) = change {
            new = batch.fate(ofRow: old).placeAmongOthers
        }
        if let new { return new }
        sight.lost(hasGone: true)
        return if case .batch(let batch) = change { successor(of: old, batch) } else { old }
    }

    func followFocus(_ change: RowChange) {
        guard let old = focus else { return }
        let new = row(withFocus: old, after: change)
        focus = TableRows(table).nearest(to: new)
        if focus != new { sight.lost(hasGone: true) }
    }

    /// Returns the row that comes in place of one that has left: the one below the nearest row above
    /// that stays, in its section if that still exists.
    private func successor(of old: RowPath, _ batch: AppliedBatch) -> RowPath {
        guard let section = batch.fate(ofSection: old.section).place?.row else {
            return arrival(inPlaceOf: old.section, batch)
                ?? RowPath(section: old.section, row: 0)
        }
        // Thousands of rows above may be gone, too.
        let first = max(0, old.row - 256)
        let rows = (first..<old.row).reversed().lazy.map { RowPath(section: old.section, row: $0) }
        guard let above = rows.compactMap({ batch.fate(ofRow: $0).placeAmongOthers }).first else {
            return RowPath(section: section, row: first)
        }
        return RowPath(section: above.section, row: above.row + 1)
    }

    /// Returns the row that was inserted in place of a deleted section, such as a page in place of
    /// what said that it was loading: after the row above it, or before the row below.
    private func arrival(inPlaceOf section: Int32, _ batch: AppliedBatch) -> RowPath? {
        func inserted(_ steps: Int, from old: RowPath?) -> RowPath? {
            guard let old, case .kept(let neighbour) = batch.fate(ofRow: old) else { return nil }
            let path = TableRows(table).row(steps, from: neighbour)
            if case .inserted = batch.origin(ofRow: path) { return path }
            return nil
        }
        let before = TableRows(counts: batch.countsBefore)
        return inserted(1, from: before.row(before: RowPath(section: section, row: 0)))
            ?? inserted(-1, from: before.row(from: RowPath(section: section + 1, row: 0)))
    }

    /// Sets the focus to the first visible row with an action, also a later one, until it is chosen.
    func placeFocus() {
        if focus == nil { isFocusChosen = false }
        if !isFocusChosen, !holdsFocus, !isFocusActive {
            var rows = slots.compactMap(\.path)
            if case .end = table.place.rule { rows.reverse() }
            let old = focus
            focus = rows.first(where: isActive) ?? focus ?? rows.first ?? TableRows(table).first
            if focus != old { sight.lost() }
        }
        focusWasVisible = isFocusVisible
    }

    /// Whether a floating header leaves some of the focused row visible.
    var isFocusVisible: Bool {
        focus.map { path in slots.contains { $0.path == path } && !isHidden(path) } ?? false
    }

    /// Whether the focused row has an action; true if it is not visible.
    var isFocusActive: Bool { focus.map(isActive) ?? false }

    /// Whether a row has an action for the user, as far as its cell indicates.
    private func isActive(_ path: RowPath) -> Bool {
        guard let cell = table.cellForRow(at: path.indexPath) else { return true }
        return cell.selectionStyle != .none || cell.control?.isEnabled == true
    }
}

/// What the user has seen of the table, and what input therefore means.
extension TableSurface {
    func followSeen(_ change: RowChange) {
        seen.table.follow(change)
        drawn?.table.follow(change)
        sight.follow(change)
        isSeenStale = true
    }

    func frameWasWritten() {
        guard let drawn else { return }
        (seen, self.drawn) = (drawn, nil)
        isSeenStale = false
        sight.saw(seen.table.focus, in: table, at: clock())
    }

    /// Called when another screen covers the table: keys act on its rows only once they are seen again.
    func wasCovered() {
        (seen, drawn) = (DrawnScreen(), nil)
        sight.lost(isUser: true)
    }

    /// Notes that the user moved the focus.
    ///
    /// If rows have changed since the last frame, the user could only tell where one step leads.
    ///
    /// - Parameter step: 1 or -1 for the next or previous row, otherwise nil.
    func userMovedFocus(to row: RowPath?, from old: RowPath?, by step: Int?) {
        actedUntil = -.infinity
        guard let row, table.hasRow(row) else { return sight.lost(isUser: true) }
        guard isSeenStale else { return sight.moved(to: SeenRow(row, in: table)) }
        guard let step, abs(step) == 1, let old else { return sight.lost(isUser: true) }
        if sight.known?.path(in: table) == old, let next = seen.table.row(step, from: old),
            next.path(in: table) == row
        {
            sight.moved(to: next)
        } else {
            sight.lost(hasGone: true)
        }
    }

    /// Whether keys wait since the focus went to another row unasked.
    var isWaiting: Bool { sight.isWaiting(at: clock()) }

    func mayAct(on row: RowPath) -> Bool { sight.mayAct(on: row, in: table, at: clock()) }
}
#endif
