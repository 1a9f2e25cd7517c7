#if !canImport(UIKit)
import Tableau
import TableauTimeline

/// Draws the rows that match a filter.
@MainActor struct FilterPainter {
    let context: DrawingContext
    let columns: Range<Int>
    let frame: ScreenFrame

    /// Draws them and returns where a screen reader finds the focused one.
    func paint(
        _ filter: TableFilter, into buffer: inout ScreenBuffer, seen: inout SeenFrame
    ) -> ScreenEncoder.Cursor? {
        let lines = context.clip
        var cursor: ScreenEncoder.Cursor?
        let coloursAtRest = RowPainter(
            context: context, columns: columns, hasFocus: false, editor: nil
        ).colours()
        for found in filter.shown {
            let item = TimelineItem(id: 0, y: Double(found.y), height: Double(found.height))
            let shownLines = item.lines(from: 0..<lines.count)
            guard case .row(let path) = found.kind else {
                if case .header(let section) = found.kind {
                    seen.add(.header(section), lines: shownLines)
                }
                HeaderPainter(
                    context: context, columns: columns, isHeader: true,
                    highlighter: filter.highlighter
                )
                .paint(found.content, item, top: lines.lowerBound, into: &buffer)
                continue
            }
            let hasFocus = path == filter.focus
            seen.add(
                path, found.content, of: filter.table, lines: shownLines, hasFocus: hasFocus)
            let painter = RowPainter(
                context: context, columns: columns, hasFocus: hasFocus,
                mark: filter.table.isMarked(path) ? "✓" : nil, editor: nil,
                highlighter: filter.highlighter, coloursAtRest: coloursAtRest)
            _ = painter.paint(found.content, item, top: lines.lowerBound, into: &buffer)
            if hasFocus, context.isAccessible, found.y >= 0 {
                cursor = ScreenEncoder.Cursor(column: 0, row: lines.lowerBound + found.y)
            }
        }
        if filter.matchCount == 0, !filter.isSearching {
            buffer.put(
                filter.query.isEmpty ? "No rows" : "No matches for “\(filter.query)”",
                column: columns.lowerBound + 2,
                row: lines.lowerBound + lines.count / 3,
                style: context.style(context.theme.secondary, on: context.theme.page))
        }
        return cursor
    }
}
#endif
