#if !canImport(UIKit)
public import Tableau

/// A table as a picture: an SVG file that looks like a table on a phone, in light or dark.
///
/// ```swift
/// let svg = SVGPicture.render(tableView, title: "Accounts")
/// try svg.write(toFile: "accounts.svg", atomically: true, encoding: .utf8)
/// ```
///
/// The same table gives the same bytes on every machine, so that a picture can be compared with
/// the one of yesterday. For a picture that moves see ``AnimatedSVG``.
@MainActor
public enum SVGPicture {
    /// The whole table, row by row, 390 points wide.
    ///
    /// - Parameters:
    ///   - tableView: The table. Rows that are not visible are asked for and let go again.
    ///   - title: The text of a bar above the table; nil for no bar.
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
