#if !canImport(UIKit)
public import Tableau

/// Draws a table as an SVG file that looks like a table on a phone, in light or dark.
///
/// ```swift
/// let svg = SVGPicture.render(tableView, title: "Accounts")
/// try svg.write(toFile: "accounts.svg", atomically: true, encoding: .utf8)
/// ```
///
/// The same table produces the same bytes on every machine, so that pictures can be compared. For
/// an animated picture, see ``AnimatedSVG``.
@MainActor
public enum SVGPicture {
    /// Returns a picture of the whole table, row by row, 390 points wide.
    ///
    /// - Parameters:
    ///   - tableView: The table. Cells of rows that aren't visible are requested and released
    ///     again.
    ///   - title: The title of a bar above the table; nil for no bar.
    /// - Returns: An SVG document.
    /// - Complexity: O(*n*) in the rows of the table.
    public static func render(_ tableView: TableView, title: String? = nil) -> String {
        var ids = PictureIDs()
        ids.restart(counts: counts(of: tableView))
        let scene = PictureScene(
            tableView, ids: ids, top: title == nil ? 0 : SVGDocument.barHeight)
        let drawing = RowDrawing(style: tableView.style, width: SVGDocument.width)
        let body = (scene.cards + scene.items).map { item in
            "<g transform=\"translate(0,\(item.y))\">\(drawing.drawing(of: item))</g>\n"
        }
        return SVGDocument(title: title, height: scene.height).text(body: body.joined())
    }

    static func counts(of tableView: TableView) -> [Int] {
        (0..<tableView.numberOfSections).map { tableView.numberOfRows(inSection: $0) }
    }
}
#endif
