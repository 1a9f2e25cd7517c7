#if !canImport(UIKit)
import Foundation
import Tableau

/// A row that the user has lifted by a key or a drag: arrows or the mouse move it.
@MainActor struct LiftedRow: InputLayer {
    unowned let screen: TerminalScreen
    /// Whether keys, not the mouse, move it.
    let isByKeys: Bool

    private var table: TableView { screen.table }

    // MARK: Keys

    private func take(_ key: Key) {
        let command = BrowsingCommand.keys.command(for: key)
        switch command {
        case .up, .down: step(by: command == .up ? -1 : 1)
        case .open, .mark, .reorder: putDown()
        case .back: screen.putBack()
        default: break
        }
    }

    func add(to hints: inout KeyHints) -> Bool {
        hints.add(.up, need: 2, word: "move")
        hints.add(.open, need: 3, word: "put down")
        hints.add(.back, need: 4, word: "put back")
        return false
    }

    private func step(by step: Int) {
        guard let rows = table.rowSource else { return }
        rows.showReorder()
        guard let path = rows.reorderedRow else { return }
        // It may have been scrolled away; what is in view stays there when it moves.
        screen.userFocuses(RowPath(clamping: path))
        let row = path.row + step
        let isInside = (0..<table.numberOfRows(inSection: path.section)).contains(row)
        if isInside, rows.moveReorder(to: IndexPath(row: row, section: path.section)) { return }
        // Past the edge, or refused: tries the next section that accepts it.
        let end = step < 0 ? -1 : table.numberOfSections
        let isMoved = stride(from: path.section + step, to: end, by: step).contains { section in
            let row = step < 0 ? table.numberOfRows(inSection: section) : 0
            return rows.moveReorder(to: IndexPath(row: row, section: section))
        }
        if !isMoved { screen.status("It cannot go further") }
    }

    private func putDown() {
        // Where it has gone, the next frame says so.
        guard let rows = table.rowSource, rows.reorderedRow != nil else { return }
        screen.lifted = nil
        rows.putDownReorder { [weak screen] error in
            guard let error else { return }
            screen?.status(PrintableText.line("Not moved: \(error)"))
        }
    }

    func take(_ event: InputEvent) -> Bool {
        switch event {
        case .key(let key): take(key)
        case .mouse(.drag, _, let row) where !isByKeys: drag(toLine: row - 1)
        case .mouse(.release, _, _) where !isByKeys:
            screen.pressed = nil
            // Where there is no room, nobody sees where it goes.
            if screen.application?.isUsable == true { putDown() } else { screen.putBack() }
        // A click on a row does nothing, like a key that has no meaning for the lifted row.
        case .mouse(.press, let column, let row) where row == 0 || !screen.isAtEdge(column):
            screen.pressed = nil
        case .mouse(.rightPress, _, _): break
        default: return false
        }
        return true
    }

    func drag(toLine line: Int) {
        guard let rows = table.rowSource else { return }
        rows.showReorder()
        guard let current = rows.reorderedRow else { return }
        func end(of section: Int) -> IndexPath {
            let count = table.numberOfRows(inSection: section)
            let row = current.section == section ? count - 1 : count
            return IndexPath(row: row, section: section)
        }
        let last = screen.size.rows - 1
        let near = max(0, min(line, last))
        screen.layOut()
        let target =
            switch screen.slots.last(where: { $0.lines.contains(near) })?.kind {
            case .row(let path)?: path.indexPath
            case .edge(.header, let section)?: IndexPath(row: 0, section: section)
            case .edge(.footer, let section)?: end(of: section)
            case nil: end(of: table.numberOfSections - 1)
            }
        if target != current { _ = rows.moveReorder(to: target) }
        if line <= 0 { screen.scroll(by: -1) }
        if line >= last { screen.scroll(by: 1) }
    }
}

extension TerminalScreen {
    /// Lifts the focused row; returns nil if it cannot be moved, which keys are told.
    @discardableResult
    func lift(isByKeys: Bool) -> LiftedRow? {
        if isByKeys, rowForKey() == nil { return nil }
        if list.offers(.reorder), let path = focus,
            table.rowSource?.beginReorder(at: path.indexPath) == true
        {
            lifted = LiftedRow(screen: self, isByKeys: isByKeys)
        } else if isByKeys {
            let isFree = table.rowSource?.reorderedRow == nil
            status(isFree ? "This row cannot be moved" : "A row is still being moved")
        }
        return lifted
    }

    func putBack() {
        lifted = nil
        table.rowSource?.cancelReorder()
    }
}
#endif
