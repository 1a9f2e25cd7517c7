import SamplesKit
import Tableau
import Testing

/// Closed screens are released with their tables, binders and subscriptions.
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

    /// Also in the middle of a request: pending work must not retain the screen.
    @Test(arguments: Sample.allCases)
    func aPendingRefreshDoesNotRetainTheScreen(sample: Sample) throws {
        weak var table: TableView?
        try {
            let run = try PlainRun(sample)
            run.startRefresh()
            table = run.tableView
            #expect(table != nil)
        }()
        #expect(table == nil)
    }
}
