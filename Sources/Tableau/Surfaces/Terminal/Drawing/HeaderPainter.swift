#if !canImport(UIKit)
import Tableau
import TableauTimeline

/// Draws a section's header or footer.
struct HeaderPainter {
    let context: DrawingContext
    let columns: Range<Int>
    let isHeader: Bool
    /// Highlights the words of a filter.
    var highlighter: SearchHighlighter?

    /// Draws it in the currently visible lines.
    func paint(
        _ content: CellContent, _ item: TimelineItem, top: Int, into buffer: inout ScreenBuffer
    ) {
        let theme = context.theme
        let first = top + Int(item.y.rounded())
        let end = min(top + Int((item.y + item.height).rounded()), context.clip.upperBound)
        let attributes: ScreenStyle.Attributes =
            isHeader ? .bold : theme.reversesSelection ? .dim : []
        let style = context.style(theme.secondary, on: theme.page, attributes)
        let dx = Int((item.slide * Double(columns.count)).rounded())
        var line = first
        let content = context.showsTones ? content : content.withSigns
        func write(_ text: String, at column: Int, _ tone: TextTone = .normal) {
            guard line < end, context.clip.contains(line) else { return }
            buffer.put(
                text, column: column + dx, row: line, style: context.style(tone, style),
                clip: columns)
            let found = context.style(theme.accent, on: theme.page, [.bold, .underline])
            highlighter?.forEachMatch(in: text) { piece, before in
                buffer.put(
                    piece, column: column + dx + before, row: line, style: found, clip: columns)
            }
        }
        for open in first..<max(first, end) where context.clip.contains(open) {
            buffer.fill(row: open, columns: columns, style: ScreenStyle(on: theme.page))
        }
        if content.hasColumns {
            ColumnPlaces(content, in: columns).forEach(
                lead: Self.lead(of: content), marksOrder: true
            ) {
                write($1, at: $2)
            }
            return
        }
        let width = max(1, columns.count - 4)
        for label in content.labels where label.role != .value {
            let lines =
                label.numberOfLines == 1
                ? [TextWrap.truncated(label.text, to: width)]
                : TextWrap.lines(of: label.text, width: width)
            for text in lines {
                write(text, at: columns.lowerBound + 2, label.tone)
                line += 1
            }
        }
        if let value = content.labels.first(where: { $0.role == .value }) {
            line = first
            let shown = TextWrap.truncated(value.text, to: width / 2)
            write(
                shown, at: columns.upperBound - 2 - CharacterWidth.columns(of: shown),
                value.tone)
        }
    }

    /// Returns the section's own title, which precedes that of the first column.
    private static func lead(of content: CellContent) -> String {
        content.labels.filter { $0.column == nil }.map { $0.text + "  " }.joined()
    }
}
#endif
