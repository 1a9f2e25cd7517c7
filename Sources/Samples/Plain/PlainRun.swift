#if !canImport(UIKit)
package import Tableau
package import TableauPictures
import TableauTerminal

/// A sample without a terminal: its table as text, and what each refresh changes.
///
/// Nothing waits for real: the services' latency passes on a virtual clock, so that a run
/// prints the same on every machine, and at once.
@MainActor
package struct PlainRun {
    private let clock = TerminalVirtualClock()
    private let updateClock = ManualUpdateClock()
    private let recorder: ChangeRecorder
    private let host = PlainHost()
    private let screen: any SampleScreen

    /// The screen of a sample with its first data.
    ///
    /// - Parameters:
    ///   - sample: The sample.
    ///   - dataPath: The folder with its data files; nil takes those of the package.
    ///   - tasksPath: The file that keeps the tasks; nil keeps none.
    ///   - transcript: Writes down what its binder does.
    /// - Throws: What keeps the sample from starting, a missing data file say.
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

    /// The table as it is now.
    package var table: String { PlainText.render(screen.tableView) }

    /// A picture of the table as it is now: an SVG document.
    package var picture: String { SVGPicture.render(screen.tableView, title: screen.title) }

    /// Starts a moving picture with the table as it is now.
    package func startFilm() -> AnimatedSVG {
        AnimatedSVG(of: screen.tableView, title: screen.title)
    }

    /// Refreshes once.
    ///
    /// - Returns: A line for each change, the sign of its kind first: `+ CHECKING / US Checking`; and
    ///   what the sample says in passing, after a `!`.
    package func refresh() -> [String] {
        startRefresh()
        settle()
        return recorder.takeLines(screen.tableView) + host.takeMessages().map { "! \($0)" }
    }

    /// Starts a refresh, and leaves it unanswered.
    package func startRefresh() {
        screen.rehearse()
        while updateClock.hasPendingTurns { updateClock.advance() }
    }

    /// Lets everything happen that waits for its time, and the table keep up with it.
    private func settle() {
        repeat {
            _ = clock.fireNext(until: .infinity)
            while updateClock.hasPendingTurns { updateClock.advance() }
            // As on a screen, rows come into view, which may ask for more of them.
            screen.tableView.layoutIfNeeded()
        } while clock.nextDue != nil || updateClock.hasPendingTurns
    }
}

/// Keeps what a sample says until it is printed.
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
