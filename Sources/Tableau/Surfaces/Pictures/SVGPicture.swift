#if !canImport(UIKit)
public import Tableau

/// Draws a table as an SVG file that looks like a table on a phone, in light or dark.
///
/// ```swift
/// let svg = SVGPicture.render(tableView, title: "Accounts")
/// try svg.write(toFile: "accounts.svg", atomically: true, encoding: .utf8)
/// ```
///
/// The same table produces the same bytes on every machine. For an animated picture, see
/// ``AnimatedSVG``.
@MainActor
public enum SVGPicture {
    /// Returns a picture of the whole table, 390 points wide, below a bar if there is a title.
    ///
    /// Cells of rows that aren't visible are requested and released again.
    ///
    /// - Complexity: O(*n*) in the rows of the table.
    public static func render(_ tableView: TableView, title: String? = nil) -> String {
        let scene = PictureScene(tableView, hasTitle: title != nil)
        return SVGDocument.text(title: title, height: scene.height, body: scene.body)
    }
}
#endif
