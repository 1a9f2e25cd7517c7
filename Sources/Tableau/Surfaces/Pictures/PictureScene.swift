#if !canImport(UIKit)
import Foundation
import Tableau

/// A whole table at one moment, drawn from top to bottom.
struct PictureScene: Equatable {
    /// The elements, in drawing order.
    var body: String { cards + items }
    private(set) var height = 0
    private var cards = ""
    private var items = ""

    @MainActor
    init(_ tableView: TableView, hasTitle: Bool) {
        let style = tableView.style
        let drawing = RowDrawing(style: style)
        let top = hasTitle ? SVGDocument.barHeight : 0
        var y = top + (style == .plain ? 0 : 12)
        func place(_ part: String, at y: Int) -> String {
            "<g transform=\"translate(0,\(y))\">\(part)</g>\n"
        }
        func add(_ part: String, height: Int) {
            items += place(part, at: y)
            y += height
        }
        let selected = Set(tableView.indexPathsForSelectedRows ?? [])
        for section in 0..<tableView.numberOfSections {
            if let content = tableView.content(of: .header, inSection: section) {
                add(drawing.header(content), height: style == .plain ? 28 : 32)
            }
            let (first, count) = (y, tableView.numberOfRows(inSection: section))
            for row in 0..<count {
                let content = tableView.content(ofRowAt: RowPath(section: section, row: row))
                let isSelected = selected.contains(IndexPath(row: row, section: section))
                let height = RowDrawing.height(of: content)
                add(
                    drawing.row(
                        content, height: height, isLast: row == count - 1, isSelected: isSelected),
                    height: height)
            }
            if y > first { cards += place(drawing.card(height: y - first), at: first) }
            if let content = tableView.content(of: .footer, inSection: section) {
                add(drawing.footer(content), height: 30)
            }
            if style != .plain { y += 12 }
        }
        for text in tableView.shownEmptyContent?.lines ?? [] {
            add(drawing.footer(CellContent(labels: [.init(text, role: .title)])), height: 30)
        }
        height = max(y, top + 44)
    }
}
#endif
