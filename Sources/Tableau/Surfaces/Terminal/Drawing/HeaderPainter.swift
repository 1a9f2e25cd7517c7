#if !canImport(UIKit)
import Tableau
import TableauPictures

/// Draws a section's header or footer.
struct HeaderPainter {
    let context: DrawingContext
    let columns: Range<Int>
    let isHeader: Bool

    func paint(_ slot: VisibleSlot, into buffer: inout ScreenBuffer) {
        let theme = context.theme
        let attributes: ScreenStyle.Attributes =
            isHeader ? .bold : theme.reversesSelection ? .dim : []
        let colours = RowColours(
            context: context, base: ScreenStyle(on: theme.page),
            secondary: context.style(theme.secondary, on: theme.page, attributes),
            accent: context.style(theme.accent, on: theme.page))
        let content = context.showsTones ? slot.content : slot.content.withSigns
        _ = colours.draw(slot, columns: columns, into: &buffer) { buffer, line in
            draw(content, at: line, colours, into: &buffer)
            return nil
        }
    }

    private func draw(
        _ content: CellContent, at first: Int, _ colours: RowColours,
        into buffer: inout ScreenBuffer
    ) {
        let style = colours.secondary
        if content.hasColumns {
            // The section's own title precedes that of the first column.
            let lead = content.besideColumns.labels.map { $0.text + "  " }.joined()
            let layout = content.columnLayout(in: columns)
            content.forEachColumn(in: layout, lead: lead, marksOrder: true) {
                colours.put($1, column: $3, line: first, style: style, into: &buffer)
            }
            return
        }
        let width = max(1, columns.count - 4)
        var line = first
        for label in content.labels where label.role != .value {
            for text in label.lines(width: width) {
                colours.put(
                    text, label.tone, column: columns.lowerBound + 2, line: line, style: style,
                    into: &buffer)
                line += 1
            }
        }
        if let value = content.labels.first(where: { $0.role == .value }) {
            let shown = TextWrap.truncated(value.text, to: width / 2)
            let start = columns.upperBound - 2 - CharacterWidth.columns(of: shown)
            colours.put(shown, value.tone, column: start, line: first, style: style, into: &buffer)
        }
    }
}
#endif
