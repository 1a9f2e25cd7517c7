#if !canImport(UIKit)
import Tableau

/// Draws the scrollbar and the section index at the right edge.
@MainActor struct EdgePainter {
    let context: DrawingContext
    let frame: ScreenFrame

    func paint(_ screen: TerminalScreen, into buffer: inout ScreenBuffer) {
        let lines = frame.tableLines
        let theme = context.theme
        let style = context.style(theme.secondary, on: theme.page)
        let (total, offset) = screen.list.scrolled
        if total > Double(lines.count), !lines.isEmpty {
            let length = max(1, Int(Double(lines.count * lines.count) / total))
            let way = Double(lines.count - length)
            let start = Int((way * offset / (total - Double(lines.count))).rounded())
            let first = max(0, min(lines.count - length, start))
            for line in 0..<length {
                buffer.put(
                    "▐", column: frame.size.columns - 1,
                    row: lines.lowerBound + first + line, style: style)
            }
        }
        let accent = context.style(theme.accent, on: theme.page)
        let index = screen.index
        let column = frame.size.columns - 1 - SectionIndex.columns(of: index)
        for (line, entry) in index.enumerated() {
            buffer.put(
                entry.title, column: column, row: lines.lowerBound + line,
                style: accent)
        }
    }
}
#endif
