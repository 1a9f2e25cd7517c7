#if !canImport(UIKit)
import Foundation
import MiniRx
import Tableau
package import TableauTesting

extension Sample {
    /// Runs the sample in a world that varies the order of events: a user refreshes, scrolls and
    /// taps while responses are pending.
    ///
    /// - Parameter world: The world of one run.
    @MainActor
    package func play(in world: World) throws {
        world.faults = [.delay, .reorder]
        let context = SampleContext(
            scheduler: world.network("service"), updateClock: world.clock)
        let screen = try makeScreen(context)
        var isLoading = false
        let spinner = screen.isLoading.subscribe(onNext: { isLoading = $0 })
        let keys = screen.actions.map { action in
            (action.key, { @MainActor (_: TableProbe) in action.perform(nil) })
        }
        world.user(
            of: screen.tableView,
            keys: keys.reduce(into: [:]) { $0[$1.0] = $1.1 }
        ) { person in
            for _ in 0..<2 {
                person.does("refresh") { screen.rehearse() }
                person.scrollToEnd()
                person.does("tap the row at the top") {
                    guard let row = screen.tableView.indexPathsForVisibleRows?.first else { return }
                    screen.tableView.tapRow(at: row)
                }
                for action in screen.actions { person.press(action.key) }
                person.scroll(by: -1_000)
            }
        }
        world.always("what is on screen is what the data source has") {
            let table = screen.tableView
            return (table.indexPathsForVisibleRows ?? []).allSatisfy { path in
                path.section < table.numberOfSections
                    && path.row < table.numberOfRows(inSection: path.section)
            }
        }
        world.finally("the spinner stops") { !isLoading }
        world.cleanUp { spinner.dispose() }
    }
}
#endif
