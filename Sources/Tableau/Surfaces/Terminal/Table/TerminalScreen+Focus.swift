#if !canImport(UIKit)
import Foundation
package import Tableau

/// The focus: it follows its row through batches.
extension TerminalScreen {
    package func focusRow(_ path: RowPath) {
        if path != focus { sight.lost() }
        setFocus(path, reveals: true)
    }

    func setFocus(_ path: RowPath?, reveals: Bool) {
        focus = path
        actedUntil = -.infinity
        isFocusChosen = true
        if reveals { list.revealFocus() }
        // Without scrolling, nothing else looks again.
        focusWasVisible = reveals || isFocusVisible
        setNeedsFrame()
    }

    /// Takes the focus to its row after a change: where that has gone, or the user is done with it, to
    /// the one in its place.
    func followFocus(_ change: RowChange) {
        guard let old = focus else { return }
        var new = change.place(ofRow: old)
        var place = new ?? old
        if case .batch(let batch) = change {
            if now < actedUntil { new = batch.fate(ofRow: old).placeAmongOthers }
            place = new ?? successor(of: old, batch)
        }
        focus = TableRows(table).nearest(to: place)
        if new == nil || focus != new { sight.lost(hasGone: true) }
    }

    /// Returns the row that comes in place of one that has left: the one below the nearest row above
    /// that stays, in its section if that still exists.
    private func successor(of old: RowPath, _ batch: AppliedBatch) -> RowPath {
        guard let section = batch.fate(ofSection: old.section).place?.row else {
            // The one that comes in place of its section, such as a page for what said that it was
            // loading: after the row above it, or before the row below.
            let start = RowPath(section: old.section, row: 0)
            let (before, after) = (TableRows(counts: batch.countsBefore), TableRows(table))
            func kept(_ row: RowPath?) -> RowPath? {
                row.flatMap { batch.fate(ofRow: $0).placeAmongOthers }
            }
            let above = kept(before.row(before: start))
            let below = kept(before.row(from: RowPath(section: old.section + 1, row: 0)))
            return above.flatMap(after.row(after:)) ?? below.flatMap(after.row(before:)) ?? start
        }
        // Thousands of rows above may be gone, too.
        let first = max(0, old.row - 256)
        let rows = (first..<old.row).reversed().lazy.map { RowPath(section: old.section, row: $0) }
        guard let above = rows.compactMap({ batch.fate(ofRow: $0).placeAmongOthers }).first else {
            return RowPath(section: section, row: first)
        }
        return RowPath(section: above.section, row: above.row + 1)
    }

    /// Sets the focus to the first visible row with an action, also a later one, until it is chosen.
    func placeFocus() {
        if focus == nil { isFocusChosen = false }
        guard !isFocusChosen, !holdsFocus, !isFocusActive else { return }
        var rows = slots.compactMap(\.path)
        if case .end = table.place.rule { rows.reverse() }
        let old = focus
        focus = rows.first(where: isActive) ?? focus ?? rows.first ?? TableRows(table).first
        if focus != old { sight.lost() }
    }

    /// Whether a floating header leaves some of the focused row visible.
    var isFocusVisible: Bool { focus.map { slot(of: $0) != nil && !isHidden($0) } ?? false }

    /// Whether the focused row has an action; true if it is not visible.
    var isFocusActive: Bool { focus.map(isActive) ?? false }

    /// Whether a row has an action for the user, as far as its cell indicates.
    private func isActive(_ path: RowPath) -> Bool {
        guard let cell = table.cellForRow(at: path.indexPath) else { return true }
        return cell.selectionStyle != .none || cell.control?.isEnabled == true
    }
}
#endif
