import Tableau
import TableauTimeline

/// Draws the rows that a filter found.
@MainActor struct FilterPainter {
    let context: DrawingContext
    let columns: Range<Int>
    let frame: ScreenFrame

    /// Draws them and returns where a screen reader finds the one with the focus.
    func paint(_ filter: TableFilter, into buffer: inout ScreenBuffer) -> ScreenEncoder.Cursor? {
        let lines = context.clip
        filter.show(lines: lines.count)
        var cursor: ScreenEncoder.Cursor?
        for (index, match) in filter.matches.enumerated() {
            let y = match.top - filter.offset
            if y + match.height <= 0 { continue }
            if y >= lines.count { break }
            let item = TimelineItem(id: 0, y: Double(y), height: Double(match.height))
            let painter = RowPainter(
                context: context, columns: columns, hasFocus: index == filter.focus, editor: nil)
            _ = painter.paint(match.content, item, top: lines.lowerBound, into: &buffer)
            if index == filter.focus, context.isAccessible, y >= 0 {
                cursor = ScreenEncoder.Cursor(column: 0, row: lines.lowerBound + y)
            }
        }
        if filter.matches.isEmpty, !filter.isSearching {
            buffer.put(
                "No row holds “\(filter.query)”", column: columns.lowerBound + 2,
                row: lines.lowerBound + lines.count / 3,
                style: ScreenStyle(context.theme.secondary, on: context.theme.page))
        }
        return cursor
    }
}
