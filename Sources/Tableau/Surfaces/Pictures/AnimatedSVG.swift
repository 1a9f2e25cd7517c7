#if !canImport(UIKit)
public import Tableau
import TableauTimeline

/// Records how a table changes, as one SVG file that plays the changes over and over.
///
/// ```swift
/// let film = AnimatedSVG(of: tableView, title: "Accounts")
/// accounts.accept(newAccounts)      // each batch that the table applies is a scene
/// try film.svg().write(toFile: "accounts.svg", atomically: true, encoding: .utf8)
/// ```
///
/// Rows move as they do on a terminal, by the same timeline. A reader who wants no motion sees the
/// first scene. The same batches give the same bytes on every machine.
///
/// A film becomes what draws the table, in place of a terminal; it does not keep the table.
@MainActor
public final class AnimatedSVG {
    private weak var tableView: TableView?
    private let title: String?
    private var ids = PictureIDs()
    private(set) var scenes: [AnimationScene] = []

    /// Starts a film with what `tableView` shows now.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - title: The text of a bar above the table; nil for no bar.
    public init(of tableView: TableView, title: String? = nil) {
        self.tableView = tableView
        self.title = title
        ids.restart(counts: SVGPicture.counts(of: tableView))
        tableView.surface = self
        record(departures: [:], arrivals: [:])
    }

    /// How many scenes were recorded, the first one included.
    public var sceneCount: Int { scenes.count }

    /// Records what the table shows now, if it differs from the last scene.
    ///
    /// Batches and reloads are recorded by themselves; this is for what changed without, such as
    /// a cell's text or the selection.
    public func capture() {
        record(departures: [:], arrivals: [:])
    }

    /// The film.
    ///
    /// - Parameter secondsPerScene: How long each scene is seen, its motion included; 1 or more.
    /// - Returns: An SVG document.
    /// - Complexity: O(*n*) in all rows of all scenes.
    public func svg(secondsPerScene: Double = 2) -> String {
        if secondsPerScene < 1 {
            fatalError(
                "\(secondsPerScene) seconds a scene; 1 is the least, so that motions come to an end"
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

/// One state of the table, and how it came from the state before.
struct AnimationScene {
    var picture: PictureScene
    /// How parts of the scene before go.
    var departures: [Int: TimelineSlot.Fate]
    /// How parts of this scene came.
    var arrivals: [Int: TimelineSlot.Fate]
}

extension AnimatedSVG: TableViewSurface {
    package func tableViewNeedsDisplay(_ tableView: TableView) {}

    package func tableViewDidReload(_ tableView: TableView, places: [RowPath: RowPath]?) {
        // Nobody knows which row is which after a reload: all of them come and go.
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
