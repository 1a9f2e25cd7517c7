import MiniRx
import Tableau
import TableauRx
import TableauTerminal
import TestEnvironment
import Testing

@testable import SamplesKit

/// Closed screens are released with their tables, binders and subscriptions.
@MainActor
struct LifetimeTests {
    /// Also in the middle of a request: pending work must not retain the screen.
    @Test(arguments: Sample.allCases, [true, false])
    func nothingKeepsAScreenAlive(sample: Sample, isAnswered: Bool) throws {
        let clock = TerminalVirtualClock()
        weak var table: TableView?
        weak var controller: AnyObject?
        try {
            let screen = try sample.screen(ClockScheduler(clock), tasksFile: nil)
            if isAnswered { clock.advance(by: 1.5) }
            (table, controller) = (screen.focusedScreen.table, screen.focusedScreen.controller)
            expect(table != nil && controller != nil)
        }()
        expect(table == nil && controller == nil)
    }
}
