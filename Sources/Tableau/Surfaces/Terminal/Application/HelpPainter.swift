#if !canImport(UIKit)
/// Draws the keys of a screen in a box above the table.
struct HelpPainter {
    let context: DrawingContext
    let columns: Int

    /// The number of blank columns on each side.
    private var inset: Int { columns < 60 ? 1 : 2 }

    /// Returns the layout of the keys for this screen.
    func page(_ entries: [HelpPage.Entry]) -> HelpPage {
        HelpPage(entries, columns: columns - 2 * inset, lines: context.clip.count)
    }

    func paint(_ page: HelpPage, from offset: Int, into buffer: inout ScreenBuffer) {
        let width = page.width + 2 * inset
        let left = (columns - width) / 2
        // Blank lines above and below the keys, if there is room.
        let margin = page.height + 2 <= context.clip.count ? 1 : 0
        let height = page.height + 2 * margin
        let top = context.clip.lowerBound + (context.clip.count - height) / 2
        let theme = context.theme
        let attributes: ScreenStyle.Attributes = theme.reversesSelection ? .reverse : []
        let box = context.style(theme.title, on: theme.field, attributes)
        let clip = left..<(left + width)
        for row in top..<(top + height) { buffer.fill(row: row, columns: clip, style: box) }
        let first = page.clamped(offset)
        for line in 0..<page.height {
            for piece in page.lines[first + line] {
                buffer.put(
                    piece.text, column: left + inset + piece.column, row: top + margin + line,
                    style: piece.isKey ? box.with(.bold) : box, clip: clip)
            }
        }
        if first > 0 { buffer.put("↑", column: clip.upperBound - 1, row: top, style: box) }
        if first < page.lastOffset {
            buffer.put("↓", column: clip.upperBound - 1, row: top + height - 1, style: box)
        }
    }
}
#endif
