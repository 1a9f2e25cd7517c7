#if !canImport(UIKit)
import Foundation
import Tableau

/// A part of a table, and the content that determines its drawing.
enum PicturePart {
    case header(CellContent)
    case footer(CellContent)
    case row(CellContent, isLast: Bool, isSelected: Bool)
    /// The background of one section's rows.
    case card
}

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
        let drawing = RowDrawing(style: style, width: SVGDocument.width)
        let top = hasTitle ? SVGDocument.barHeight : 0
        var y = top + (style == .plain ? 0 : 12)
        func draw(_ part: PicturePart, at y: Int, height: Int) -> String {
            let text = drawing.drawing(of: part, height: height)
            return "<g transform=\"translate(0,\(y))\">\(text)</g>\n"
        }
        func add(_ part: PicturePart, height: Int) {
            items += draw(part, at: y, height: height)
            y += height
        }
        let selected = Set(tableView.indexPathsForSelectedRows ?? [])
        for section in 0..<tableView.numberOfSections {
            if let content = tableView.headerContent(forSection: section) {
                add(.header(content), height: style == .plain ? 28 : 32)
            }
            let (first, count) = (y, tableView.numberOfRows(inSection: section))
            for row in 0..<count {
                let content = tableView.content(ofRowAt: RowPath(section: section, row: row))
                let isSelected = selected.contains(IndexPath(row: row, section: section))
                add(
                    .row(content, isLast: row == count - 1, isSelected: isSelected),
                    height: RowDrawing.height(of: content))
            }
            if y > first { cards += draw(.card, at: first, height: y - first) }
            if let content = tableView.footerContent(forSection: section) {
                add(.footer(content), height: 30)
            }
            if style != .plain { y += 12 }
        }
        for text in tableView.shownEmptyContent?.lines ?? [] {
            add(.footer(CellContent(labels: [.init(text, role: .title)])), height: 30)
        }
        height = max(y, top + 44)
    }
}
#endif
