#if !canImport(UIKit)
import Foundation
import Tableau
import TableauPictures

extension TerminalScreen {
    /// Follows what the data have changed since the last frame.
    func update() {
        noticeTouch()
        let isVirtual = application?.clock is TerminalVirtualClock
        filter?.update(within: SearchBudget(countsInsteadOfTime: isVirtual))
        layOut()
        synchronizeEdit()
        // Only for a row grown by typing: others may change rows while the user looks elsewhere.
        if edit?.typedChange == .taken {
            edit?.typedChange = nil
            revealCursor()
        }
        let oldColumns = indexColumns
        index = showsSectionIndex ? letters(in: Int(table.frame.height)) : []
        if indexColumns != oldColumns { rowWidthDidChange() }
        // Making cells may have changed the table.
        layOut()
        if lifted != nil, table.rowSource?.reorderedRow == nil {
            lifted = nil
            status("The row being moved is gone")
        }
        // The program has moved the focus, or edits the row, or it has gone or no longer matches.
        if let row = menu?.row {
            let path = row.path(in: table)
            if edit != nil || path == nil || path != list.focus { menu = nil }
            if path == nil { status(Self.rowHasGone) }
        }
        if toldFocus != .some(list.focus) {
            toldFocus = .some(list.focus)
            onFocus?(focusedRow)
        }
    }

    func draw(
        into buffer: inout ScreenBuffer, _ context: DrawingContext, at time: Double
    ) -> DrawnScreen {
        var drawn = DrawnScreen()
        drawn.cursor = paintSlots(at: time, into: &buffer, context, seen: &drawn.table)
        paint(list.empty?.texts ?? [], into: &buffer, context)
        if let edit, edit.text != nil || !context.isAccessible {
            drawn.textCursor = drawn.cursor.map { (edit, $0, edit.text?.cursor ?? 0) }
            // It would cover a highlighted digit; of arrows, the place is needed for clicks.
            if edit.text == nil { drawn.cursor = nil }
        }
        if !context.isAccessible { paintEdge(into: &buffer, context) }
        if timeline.isMoving(at: time) || isSearching { drawn.pause = TerminalFrames.shortest }
        if let menu, let path = actedRow {
            let row = slot(of: path)?.lines ?? 0..<0
            let menu = DrawnMenu(menu: menu, context: context, columns: rowColumns, row: row)
            drawn.cursor = menu.paint(into: &buffer)
            drawn.menu = menu
        }
        return drawn
    }

    /// The columns of rows; grouped rows are inset.
    var rowColumns: Range<Int> {
        let width = size.columns
        if application?.options.isAccessible == true { return 0..<width }
        let right = max(0, width - 1 - (indexColumns == 0 ? 0 : indexColumns + 1))
        let room = table.style == .plain ? 0..<right : 1..<max(1, right - 1)
        return contentWidth.columns(in: room)
    }

    private func paintSlots(
        at time: Double, into buffer: inout ScreenBuffer, _ context: DrawingContext,
        seen: inout SeenFrame
    ) -> ScreenEncoder.Cursor? {
        var cursor: ScreenEncoder.Cursor?
        let columns = rowColumns
        // Where keys don't act, no row looks as if they did.
        let focus = application.map { $0.top === self } == false ? nil : list.focus
        var context = context
        context.search = filter?.index
        let lifted = lifted == nil ? nil : table.rowSource?.reorderedRow
        let atRest = RowColours(context)
        for slot in slots.isEmpty && focus == nil ? [] : timeline.slots(at: time) {
            let hasFocus = !slot.isLeaving && slot.path.map { $0 == focus } ?? false
            seen.add(slot, of: table, hasFocus: hasFocus)
            switch slot.kind {
            case .edge(let edge, _):
                _ = RowPainter(slot, columns: columns, edge: edge, context).paint(into: &buffer)
            case .row(let path):
                let painter = RowPainter(
                    slot, columns: columns, atRest: atRest, hasFocus: hasFocus,
                    mark: slot.isLeaving ? nil : mark(of: path, lifted: lifted),
                    edit: hasFocus && edit?.path == path ? edit : nil)
                let place = painter.paint(into: &buffer)
                guard hasFocus else { continue }
                cursor = place
                // A screen reader finds the row where the real cursor is.
                if place == nil, context.isAccessible, let line = context.shown(slot).first {
                    cursor = ScreenEncoder.Cursor(column: 0, row: line)
                }
            }
        }
        return cursor
    }

    /// Draws the scrollbar and the section index.
    private func paintEdge(into buffer: inout ScreenBuffer, _ context: DrawingContext) {
        let lines = context.clip
        let edge = context.size.columns - 1
        let theme = context.theme
        let style = context.style(theme.secondary, on: theme.page)
        let (total, offset) = list.scrolled
        if total > Double(lines.count), !lines.isEmpty {
            let length = max(1, Int(Double(lines.count * lines.count) / total))
            let way = Double(lines.count - length)
            let start = Int((way * offset / (total - Double(lines.count))).rounded())
            let first = lines.lowerBound + max(0, min(lines.count - length, start))
            for row in first..<(first + length) {
                buffer.put("▐", column: edge, row: row, style: style)
            }
        }
        let accent = context.style(theme.accent, on: theme.page)
        let column = edge - indexColumns
        for (entry, row) in zip(index, lines.lowerBound...) {
            buffer.put(entry.title, column: column, row: row, style: accent)
        }
    }

    private func mark(of path: RowPath, lifted: IndexPath?) -> String? {
        if let lifted, RowPath(clamping: lifted) == path { return "↕" }
        return table.isMarked(path) ? "✓" : nil
    }

    private func paint(
        _ texts: [String], into buffer: inout ScreenBuffer, _ context: DrawingContext
    ) {
        let (lines, width) = (context.clip, context.size.columns)
        for (text, row) in zip(texts, (lines.lowerBound + lines.count / 3)...) {
            guard lines.contains(row) else { break }
            let text = TextWrap.truncated(text, to: width)
            buffer.put(
                text, column: (width - CharacterWidth.columns(of: text)) / 2, row: row,
                style: context.style(context.theme.secondary, on: context.theme.page))
        }
    }

    /// What Enter does with the focused row; nil if nothing.
    var openingHint: String? {
        guard let path = focus?.indexPath else { return nil }
        if let control = table.cellForRow(at: path)?.control, control.isEnabled {
            return switch control.value {
            case .toggle: "toggle"
            case .choice: "choose"
            case .text, .date, .number: "edit"
            }
        }
        if table.checksRows { return "mark" }
        guard let rows = table.rowSource else { return "open" }
        if rows.responds(toOpeningRowAt: path) { return "open" }
        return rows.selectsRows ? "select" : nil
    }
}
#endif
