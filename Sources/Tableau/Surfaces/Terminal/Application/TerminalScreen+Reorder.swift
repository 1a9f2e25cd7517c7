#if !canImport(UIKit)
import Foundation
import Tableau

// Reordering by the user: a row is lifted by a key or a drag, moved by arrows or the mouse, and
// dropped.

extension TerminalScreen {
    /// Whether a row is lifted and not yet dropped.
    var isReordering: Bool { liftedByKeys != nil }

    /// Whether the row with the focus can be moved: not among matches, where its neighbours are
    /// others.
    var canReorder: Bool {
        guard list.isWhole, let path = surface.focus else { return false }
        return table.rowSource?.canReorder(rowAt: path.indexPath) == true
    }

    /// Lifts the focused row.
    ///
    /// - Parameter isByKeys: Whether the arrow keys move it; otherwise the mouse does.
    /// - Returns: Whether it can be moved.
    @discardableResult
    func lift(isByKeys: Bool) -> Bool {
        if isByKeys, rowForKey() == nil { return false }
        guard list.isWhole, let path = surface.focus, let table = table.rowSource,
            table.beginReorder(at: path.indexPath)
        else {
            let isFree = table.rowSource?.reorderedRow == nil
            guard isByKeys else { return false }
            status(isFree ? "This row cannot be moved" : "A row is still being moved")
            return false
        }
        liftedByKeys = isByKeys
        setNeedsFrame()
        return true
    }

    func handleReorder(_ key: Key) {
        guard keepsLiftedRow() else { return }
        let command = BrowsingCommand.keys.command(for: key)
        switch command {
        case .up, .down: stepLifted(by: command == .up ? -1 : 1)
        case .open, .mark, .reorder: putDown()
        case .back: putBack()
        default: break
        }
    }

    /// Whether the lifted row is still in the data; ends the reordering, and says so, if not.
    @discardableResult func keepsLiftedRow() -> Bool {
        if table.rowSource?.reorderedRow != nil { return true }
        liftedByKeys = nil
        status("The row being moved is gone")
        return false
    }

    private func stepLifted(by step: Int) {
        guard let rows = table.rowSource else { return }
        rows.showReorder()
        guard keepsLiftedRow(), let path = rows.reorderedRow else { return }
        // It may have been scrolled away; what is in view stays there when it moves.
        userFocuses(RowPath(clamping: path))
        let row = path.row + step
        let isInside = row >= 0 && row < table.numberOfRows(inSection: path.section)
        if isInside, rows.moveReorder(to: IndexPath(row: row, section: path.section)) {
            return
        }
        // Past the edge, or refused: tries the next section that accepts it.
        var section = path.section + step
        while section >= 0, section < table.numberOfSections {
            let row = step < 0 ? table.numberOfRows(inSection: section) : 0
            if rows.moveReorder(to: IndexPath(row: row, section: section)) { return }
            section += step
        }
        status("It cannot go further")
    }

    func dragLifted(toLine line: Int) {
        guard let rows = table.rowSource else { return }
        rows.showReorder()
        guard let current = rows.reorderedRow else { return }
        switch surface.slot(atLine: max(0, min(line, Int(table.frame.height) - 1)))?.kind {
        case .row(let path)? where path.indexPath != current:
            _ = rows.moveReorder(to: path.indexPath)
        case .header(let section)?:
            _ = rows.moveReorder(to: IndexPath(row: 0, section: section))
        case .footer(let section)?: moveToEnd(of: section, from: current)
        case nil: moveToEnd(of: table.numberOfSections - 1, from: current)
        case .row?: break
        }
        if line <= 0 { surface.scroll(by: -1) }
        if line >= Int(table.frame.height) - 1 { surface.scroll(by: 1) }
    }

    private func moveToEnd(of section: Int, from current: IndexPath) {
        guard section >= 0 else { return }
        let count = table.numberOfRows(inSection: section)
        let row = current.section == section ? count - 1 : count
        let end = IndexPath(row: row, section: section)
        if end != current { _ = table.rowSource?.moveReorder(to: end) }
    }

    func putDown() {
        setNeedsFrame()
        guard keepsLiftedRow() else { return }
        liftedByKeys = nil
        table.rowSource?.putDownReorder { [weak self] error in
            guard let error else { return }
            self?.status(PrintableText.line("Not moved: \(error)"))
        }
    }

    func putBack() {
        liftedByKeys = nil
        table.rowSource?.cancelReorder()
        setNeedsFrame()
    }
}
#endif
