#if !canImport(UIKit)
import Tableau

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
        var slot = slot
        // What it says stays at its top while it opens.
        slot.pose.shift = 0
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
            ColumnPlaces(content, in: columns).forEach(
                lead: Self.lead(of: content), marksOrder: true
            ) { colours.put($1, column: $3, line: first, style: style, into: &buffer) }
            return
        }
        let width = max(1, columns.count - 4)
        var line = first
        for label in content.labels where label.role != .value {
            for text in label.lines(width: width) {
                colours.put(
                    text, column: columns.lowerBound + 2, line: line,
                    style: colours.style(label.tone, style), into: &buffer)
                line += 1
            }
        }
        if let value = content.labels.first(where: { $0.role == .value }) {
            let shown = TextWrap.truncated(value.text, to: width / 2)
            colours.put(
                shown, column: columns.upperBound - 2 - CharacterWidth.columns(of: shown),
                line: first, style: colours.style(value.tone, style), into: &buffer)
        }
    }

    /// Returns the section's own title, which precedes that of the first column.
    private static func lead(of content: CellContent) -> String {
        content.labels.filter { $0.column == nil }.map { $0.text + "  " }.joined()
    }
}
#endif
