#if !canImport(UIKit)
import MiniRx
import Tableau
import TableauPlatform

/// The dependencies of a screen, provided by its host.
///
/// They include the time: in a terminal, mock services take as long as a network would; in a plain
/// run or a test, the same code finishes without delay.
@MainActor
final class SampleContext {
    /// The scheduler of mock services.
    let scheduler: any Scheduler
    /// The clock of binders.
    let updateClock: any UpdateClock
    /// The folder with the data files.
    let data: DataFolder
    /// Whether time passes by itself, so that a screen may update every second.
    var isLive = false
    /// Returns the current processes of this machine.
    var processes: () -> [ProcessFacts] = { ProcessFacts.all }
    /// The file for the tasks; nil doesn't save them.
    var tasksFile: TaskFile?
    /// Receives every update before the binder applies it; held weakly.
    weak var updateDelegate: (any TableViewUpdateDelegate)?
    /// Records the turns of the first screen's binder, if set.
    var transcript: TableTranscript?
    /// Shows further screens and messages; held weakly.
    weak var host: (any SampleHost)?

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler of mock services.
    ///   - updateClock: The clock of binders.
    ///   - data: The folder with the data files.
    init(
        scheduler: any Scheduler, updateClock: any UpdateClock = MainQueueClock.shared,
        data: DataFolder = DataFolder()
    ) {
        self.data = data
        self.scheduler = scheduler
        self.updateClock = updateClock
    }

    /// Observes the binder of a sample's first screen.
    func watch<Section: TableViewSection>(_ binder: SectionedTableViewBinder<Section>) {
        binder.updateDelegate = updateDelegate
        binder.transcript = transcript
    }
}

/// Presents the screens of a sample: a terminal's stack, or a navigation controller.
@MainActor
protocol SampleHost: AnyObject {
    /// Called when leaving the screen would lose changes, such as typed text, or no longer would.
    func hasUnsavedChanges(_ hasSome: Bool)
    /// Pushes a screen onto the stack.
    func push(_ screen: any SampleScreen)
    /// Shows a temporary message.
    func say(_ message: String)
}
#endif
