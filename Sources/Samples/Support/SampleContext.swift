#if !canImport(UIKit)
import MiniRx
import Tableau
import TableauPlatform

/// What a screen is given by its host.
///
/// Time is among it: in a terminal the mock services take as long as a network would, in a plain
/// run or a test the same code is done at once.
@MainActor
final class SampleContext {
    /// What mock services wait with.
    let scheduler: any Scheduler
    /// When binders apply changes.
    let updateClock: any UpdateClock
    /// Where data files are.
    let data: DataFolder
    /// Whether time goes on by itself, so that something may be done each second.
    var isLive = false
    /// The processes of this machine, as they are now.
    var processes: () -> [ProcessFacts] = { ProcessFacts.all }
    /// The file that keeps the tasks; nil keeps none.
    var tasksFile: TaskFile?
    /// Is told of every update that a binder is about to apply; not kept alive.
    weak var updateDelegate: (any TableViewUpdateDelegate)?
    /// Writes down what the binder of the first screen does; nil for nobody.
    var transcript: TableTranscript?
    /// Shows further screens and messages; not kept alive.
    weak var host: (any SampleHost)?

    /// A context.
    ///
    /// - Parameters:
    ///   - scheduler: What mock services wait with.
    ///   - updateClock: When binders apply changes.
    ///   - data: Where data files are.
    init(
        scheduler: any Scheduler, updateClock: any UpdateClock = MainQueueClock.shared,
        data: DataFolder = DataFolder()
    ) {
        self.data = data
        self.scheduler = scheduler
        self.updateClock = updateClock
    }

    /// Reports what the binder of a sample's first screen does.
    func watch<Section: TableViewSection>(_ binder: SectionedTableViewBinder<Section>) {
        binder.updateDelegate = updateDelegate
        binder.transcript = transcript
    }
}

/// Shows the screens of a sample: a terminal's stack, or a navigation controller.
@MainActor
protocol SampleHost: AnyObject {
    /// The typed text is saved: leaving the current screen loses nothing.
    func typedTextIsSaved()
    /// Shows a screen above the present one.
    func push(_ screen: any SampleScreen)
    /// Says something in passing.
    func say(_ message: String)
}
#endif
