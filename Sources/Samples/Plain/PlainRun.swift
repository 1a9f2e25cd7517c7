#if !canImport(UIKit)
import Foundation
package import Tableau
package import TableauPictures
package import TableauPlatform
import TableauTerminal

/// A sample without a terminal: prints its table as text, and the changes of each refresh.
///
/// Nothing waits in real time: the latency of services passes on a virtual clock, so that a run
/// prints the same output on every machine, without delay.
@MainActor
package struct PlainRun {
    private let clock = TerminalVirtualClock()
    private let updateClock = ManualUpdateClock()
    private let recorder: ChangeRecorder
    private let host = PlainHost()
    private let screen: any SampleScreen

    /// Creates the screen of a sample and loads its first data.
    ///
    /// - Parameters:
    ///   - sample: The sample.
    ///   - dataPath: The folder with the data files; nil uses the package's own.
    ///   - tasksPath: The file for the tasks; nil doesn't save them.
    ///   - processes: Returns the current processes; nil reads those of this machine.
    ///   - transcript: Records the turns of the binder.
    /// - Throws: An error that prevents the sample from starting, such as a missing data file.
    package init(
        _ sample: Sample, dataPath: String? = nil, tasksPath: String? = nil,
        processes: (() -> [ProcessFacts])? = nil, transcript: TableTranscript? = nil
    ) throws {
        let context = SampleContext(
            scheduler: TerminalClockScheduler(clock), updateClock: updateClock,
            data: DataFolder(path: dataPath))
        context.tasksFile = tasksPath.map(TaskFile.init(path:))
        if let processes { context.processes = processes }
        recorder = ChangeRecorder(title: sample.title)
        context.updateDelegate = recorder
        context.host = host
        context.transcript = transcript
        screen = try sample.makeScreen(context)
        settle()
        _ = recorder.takeLines(screen.tableView)
    }

    /// The table itself.
    package var tableView: TableView { screen.tableView }

    /// The current content of the table.
    package var table: String { PlainText.render(screen.tableView) }

    /// A picture of the table's current content as an SVG document.
    package var picture: String { SVGPicture.render(screen.tableView, title: screen.title) }

    /// Starts an animated picture with the table's current content.
    package func startFilm() -> AnimatedSVG {
        AnimatedSVG(of: screen.tableView, title: screen.title)
    }

    /// Refreshes once.
    ///
    /// - Returns: A line per change, which begins with its sign: `+ CHECKING / US Checking`.
    ///   Messages of the sample follow a `!`.
    package func refresh() -> [String] {
        startRefresh()
        return takeChanges()
    }

    /// Returns the numbered actions of a row, one a line, or a line that it has none.
    ///
    /// - Parameter row: The number of the row, from 1.
    /// - Throws: A ``UsageError`` if there is no such row.
    package func menu(ofRow row: Int) throws -> String {
        let path = try path(ofRow: row)
        let name = TableText(tableView, title: screen.title).name(of: path)
        let lines = actions(ofRowAt: path).enumerated().map { "\n  \($0 + 1). \($1.title)" }
        return name + (lines.isEmpty ? "\n  no actions" : lines.joined()) + "\n"
    }

    /// Performs an action of a row, confirmed.
    ///
    /// - Parameters:
    ///   - number: The number of the action in the row's menu, from 1.
    ///   - row: The number of the row, from 1.
    /// - Returns: The changes, as ``refresh()`` returns them.
    /// - Throws: A ``UsageError`` if there is no such row or action.
    package func perform(_ number: Int, ofRow row: Int) throws -> [String] {
        let actions = actions(ofRowAt: try path(ofRow: row))
        guard actions.indices.contains(number - 1) else {
            throw UsageError("Row \(row) has \(actions.count) actions; there is no \(number).")
        }
        return perform(actions[number - 1].action)
    }

    private func path(ofRow row: Int) throws -> IndexPath {
        let text = TableText(tableView, title: screen.title)
        let paths = text.rows(of: Array(text.sections.indices))
        guard paths.indices.contains(row - 1) else {
            throw UsageError("The table has \(paths.count) rows; there is no \(row).")
        }
        return paths[row - 1]
    }

    /// The actions of a row, those of submenus in their places.
    private func actions(ofRowAt path: IndexPath) -> [(title: String, action: RowActionItem)] {
        tableView.actions(ofRowAt: RowPath(clamping: path)).flatMap { action in
            action.children.isEmpty
                ? [(PrintableText.line(action.title), action)]
                : action.children.map { child in
                    (PrintableText.line("\(action.title) › \(child.title)"), child)
                }
        }
    }

    /// Performs an action that a row had before, and returns the changes.
    package func perform(_ action: RowActionItem) -> [String] {
        _ = action.perform()
        return takeChanges()
    }

    /// Starts a refresh without waiting for its response.
    package func startRefresh() {
        screen.rehearse()
        while updateClock.hasPendingTurns { updateClock.advance() }
    }

    /// Returns what has changed once nothing waits.
    private func takeChanges() -> [String] {
        settle()
        return recorder.takeLines(screen.tableView) + host.takeMessages().map { "! \($0)" }
    }

    /// Runs all work that waits for its time, and updates the table.
    private func settle() {
        repeat {
            _ = clock.fireNext(until: .infinity)
            while updateClock.hasPendingTurns { updateClock.advance() }
            // As on a screen, rows become visible, which may request more of them.
            screen.tableView.layoutIfNeeded()
        } while clock.nextDue != nil || updateClock.hasPendingTurns
    }
}

/// Keeps the messages of a sample until they are printed.
@MainActor
private final class PlainHost: SampleHost {
    private var messages: [String] = []

    func hasUnsavedChanges(_ hasSome: Bool) {}

    func push(_ screen: any SampleScreen) {}

    func say(_ message: String) { messages.append(PrintableText.line(message)) }

    func takeMessages() -> [String] {
        defer { messages = [] }
        return messages
    }
}
#endif
