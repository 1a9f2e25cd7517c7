#if !canImport(UIKit)
public import Tableau

/// Records the changes of a table as one SVG file that shows state after state in a loop.
///
/// ```swift
/// let film = AnimatedSVG(of: tableView, title: "Accounts")
/// accounts.accept(newAccounts)      // each batch that the table applies is a scene
/// try film.svg().write(toFile: "accounts.svg", atomically: true, encoding: .utf8)
/// ```
///
/// Readers with reduced motion see the first scene. The same batches produce the same bytes on every
/// machine. For rows that move, film a terminal.
///
/// It becomes the table's surface, in place of a terminal, and doesn't retain the table.
@MainActor
public final class AnimatedSVG {
    private weak var tableView: TableView?
    private let title: String?
    private var scenes: [PictureScene] = []

    /// Starts recording with the current content of `tableView`, below a bar if there is a title.
    public init(of tableView: TableView, title: String? = nil) {
        self.tableView = tableView
        self.title = title
        tableView.surface = self
        capture()
    }

    /// The number of recorded scenes, including the first.
    public var sceneCount: Int { scenes.count }

    /// Records the current content of the table, if it differs from the last scene.
    ///
    /// Only batches and reloads are recorded without it, not a cell's text or the selection.
    public func capture() {
        guard let tableView else { return }
        let scene = PictureScene(tableView, hasTitle: title != nil)
        if scene != scenes.last { scenes.append(scene) }
    }

    /// Returns the animation as an SVG document.
    ///
    /// - Parameter secondsPerScene: The duration of each scene; 1 or more.
    /// - Complexity: O(*n*) in all rows of all scenes.
    public func svg(secondsPerScene: Double = 2) -> String {
        if secondsPerScene < 1 {
            fatalError("\(secondsPerScene) seconds per scene; the minimum is 1, to be legible")
        }
        let height = scenes.map(\.height).max() ?? 44
        guard scenes.count > 1 else {
            return SVGDocument.text(title: title, height: height, body: scenes.first?.body ?? "")
        }
        // Each covers the one before; once the last has gone, the first is to be seen again.
        let whole = SVGText.decimal(secondsPerScene * Double(scenes.count))
        let end = SVGText.decimal(100 / Double(scenes.count))
        var motion = "@keyframes scene{0%{opacity:1}\(end)%{opacity:0}100%{opacity:0}}\n"
        var body = ""
        for (number, scene) in scenes.enumerated() {
            let start = SVGText.decimal(secondsPerScene * Double(number))
            motion += "#s\(number){animation:scene \(whole)s step-end \(start)s infinite}\n"
            body += "<g id=\"s\(number)\"\(number == 0 ? "" : " opacity=\"0\"")>\n"
            body += "<rect class=\"bg\" width=\"\(SVGDocument.width)\" height=\"\(height)\"/>\n"
            body += scene.body + "</g>\n"
        }
        return SVGDocument.text(title: title, height: height, motion: motion, body: body)
    }
}

extension AnimatedSVG: TableViewSurface {
    package func needsDisplay() {}

    package func didReload(_ places: [RowPath: RowPath]?) { capture() }

    package func didApply(_ batch: AppliedBatch) { capture() }
}
#endif
