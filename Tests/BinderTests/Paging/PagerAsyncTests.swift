import MiniRx
import Synchronization
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// A pager over `async` functions.
@MainActor
struct PagerAsyncTests {
    @Test func loadsByAnAsyncFunction() async throws {
        let pager = Pager<Post, Int>(pageSize: 2) { edge, cursor in
            await Task.yield()
            let first = cursor ?? 0
            return .init(rows: [Post(id: first), Post(id: first + 1)], after: first + 2)
        }
        pager.refresh()
        for try await rows in pager.rows.values where rows.count == 2 { break }
        pager.load(.end)
        for try await rows in pager.rows.values where rows.count == 4 { break }
        expect(pager.currentRows.map(\.id), [0, 1, 2, 3])
    }

    @Test func cancelsItsTaskWithThePager() async {
        let isCancelled = Mutex(false)
        let (started, report) = AsyncStream<Void>.makeStream()
        let (never, _) = AsyncStream<Void>.makeStream()
        var pager: Pager<Post, Int>? = Pager { _, _ in
            await withTaskCancellationHandler {
                report.finish()
                for await _ in never {}
            } onCancel: {
                isCancelled.withLock { $0 = true }
            }
            return .init(rows: [])
        }
        pager?.refresh()
        for await _ in started {}
        expect(!isCancelled.withLock { $0 })
        pager = nil
        expect(isCancelled.withLock { $0 })
    }
}
