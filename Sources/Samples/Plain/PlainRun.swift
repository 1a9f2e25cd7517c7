#if !canImport(UIKit)
package import Tableau
package import TableauPictures
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
    ///   - transcript: Records the turns of the binder.
    /// - Throws: An error that prevents the sample from starting, such as a missing data file.
    package init(
        _ sample: Sample, dataPath: String? = nil, tasksPath: String? = nil,
        transcript: TableTranscript? = nil
    ) throws {
        let context = SampleContext(
            scheduler: TerminalClockScheduler(clock), updateClock: updateClock,
            data: DataFolder(path: dataPath))
        context.tasksFile = tasksPath.map(TaskFile.init(path:))
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
        settle()
        return recorder.takeLines(screen.tableView) + host.takeMessages().map { "! \($0)" }
    }

    /// Starts a refresh without waiting for its response.
    package func startRefresh() {
        screen.rehearse()
        while updateClock.hasPendingTurns { updateClock.advance() }
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

    func typedTextIsSaved() {}

    func push(_ screen: any SampleScreen) {}

    func say(_ message: String) { messages.append(PrintableText.line(message)) }

    func takeMessages() -> [String] {
        defer { messages = [] }
        return messages
    }
}
#endif
