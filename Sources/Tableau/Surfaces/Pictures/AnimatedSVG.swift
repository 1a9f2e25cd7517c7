#if !canImport(UIKit)
public import Tableau
import TableauTimeline

/// Records the changes of a table as one SVG file that plays them in a loop.
///
/// ```swift
/// let film = AnimatedSVG(of: tableView, title: "Accounts")
/// accounts.accept(newAccounts)      // each batch that the table applies is a scene
/// try film.svg().write(toFile: "accounts.svg", atomically: true, encoding: .utf8)
/// ```
///
/// Rows move as on a terminal, with the same timeline. Readers with reduced motion see the first
/// scene. The same batches produce the same bytes on every machine.
///
/// It becomes the table's surface, in place of a terminal, and doesn't retain the table.
@MainActor
public final class AnimatedSVG {
    private weak var tableView: TableView?
    private let title: String?
    private var ids = PictureIDs()
    private(set) var scenes: [AnimationScene] = []

    /// Starts recording with the current content of `tableView`.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - title: The title of a bar above the table; nil for no bar.
    public init(of tableView: TableView, title: String? = nil) {
        self.tableView = tableView
        self.title = title
        ids.restart(counts: SVGPicture.counts(of: tableView))
        tableView.surface = self
        record(departures: [:], arrivals: [:])
    }

    /// The number of recorded scenes, including the first.
    public var sceneCount: Int { scenes.count }

    /// Records the current content of the table, if it differs from the last scene.
    ///
    /// Batches and reloads are recorded automatically; use this for other changes, such as a cell's
    /// text or the selection.
    public func capture() {
        record(departures: [:], arrivals: [:])
    }

    /// Returns the animation.
    ///
    /// - Parameter secondsPerScene: The duration of each scene, including its motion; 1 or more.
    /// - Returns: An SVG document.
    /// - Complexity: O(*n*) in all rows of all scenes.
    public func svg(secondsPerScene: Double = 2) -> String {
        if secondsPerScene < 1 {
            fatalError(
                "\(secondsPerScene) seconds per scene; the minimum is 1, so that motions can finish"
            )
        }
        return AnimatedSVGWriter(scenes: scenes, title: title, secondsPerScene: secondsPerScene)
            .svg()
    }

    private func record(
        departures: [Int: TimelineSlot.Fate], arrivals: [Int: TimelineSlot.Fate]
    ) {
        guard let tableView else { return }
        let picture = PictureScene(
            tableView, ids: ids, top: title == nil ? 0 : SVGDocument.barHeight)
        guard picture != scenes.last?.picture else { return }
        scenes.append(
            AnimationScene(picture: picture, departures: departures, arrivals: arrivals))
    }
}

/// A state of the table, and the transition from the previous state.
struct AnimationScene {
    var picture: PictureScene
    /// The departures of parts of the previous scene.
    var departures: [Int: TimelineSlot.Fate]
    /// The arrivals of parts of this scene.
    var arrivals: [Int: TimelineSlot.Fate]
}

extension AnimatedSVG: TableViewSurface {
    package func tableViewNeedsDisplay(_ tableView: TableView) {}

    package func tableViewDidReload(_ tableView: TableView, places: [RowPath: RowPath]?) {
        // After a reload, rows cannot be matched: all of them leave and arrive.
        var departures: [Int: TimelineSlot.Fate] = [:]
        for item in scenes.last?.picture.items ?? [] { departures[item.id] = .deletes(.fade) }
        ids.restart(counts: SVGPicture.counts(of: tableView))
        record(departures: departures, arrivals: [:])
    }

    package func tableView(_ tableView: TableView, didApply batch: AppliedBatch) {
        let follower = AnimationMapper(batch: batch, old: ids)
        ids.replace(follower.sections { ids.new() })
        record(departures: follower.departures, arrivals: follower.arrivals(ids))
    }
}
#endif
