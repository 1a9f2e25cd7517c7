import SamplesKit
import Tableau
import Testing

/// Screens that were left are gone, with their tables, binders and subscriptions.
@MainActor
struct LifetimeTests {
    @Test(arguments: Sample.allCases)
    func nothingKeepsAScreenAlive(sample: Sample) throws {
        weak var table: TableView?
        try {
            let run = try PlainRun(sample)
            _ = run.refresh()
            table = run.tableView
            #expect(table != nil)
        }()
        #expect(table == nil)
    }

    /// In the middle of a request, too: what waits for the answer must not hold the screen.
    @Test(arguments: Sample.allCases)
    func refreshingIsNoReasonToStay(sample: Sample) throws {
        weak var table: TableView?
        try {
            let run = try PlainRun(sample)
            run.startRefresh()
            table = run.tableView
        }()
        #expect(table == nil)
    }
}
