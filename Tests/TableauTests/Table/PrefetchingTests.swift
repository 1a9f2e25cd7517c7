#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import Testing

@MainActor
struct PrefetchingTests {
    @Test func prefetchingAnnouncesTheNearestRowsFirstAndCancelsOthers() {
        let source = TraceSource([3, 0, 20])
        source.headerHeight = 0
        let table = makeTraced(source, height: 88)
        table.prefetchDataSource = source
        table.layoutIfNeeded()
        expect(source.take().last, "prefetch [\"0.2\", \"2.0\"]")
        table.contentOffset.y = 44
        table.layoutIfNeeded()
        expect(source.take().last, "prefetch [\"2.1\"]")
        table.contentOffset.y = 440
        table.layoutIfNeeded()
        expect(
            source.take().suffix(2),
            [
                "cancel [\"2.0\", \"2.1\"]", "prefetch [\"2.9\", \"2.10\"]",
            ])
        table.contentOffset.y = 396
        table.layoutIfNeeded()
        expect(
            source.take().suffix(2),
            [
                "cancel [\"2.9\", \"2.10\"]", "prefetch [\"2.5\", \"2.4\"]",
            ])
        table.isPrefetchingEnabled = false
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        expect(!source.take().contains { $0.hasPrefix("prefetch") || $0.hasPrefix("cancel") })
    }

    /// Announced rows are tracked through a batch.
    @Test func prefetchingFollowsABatch() {
        let source = TraceSource([20])
        source.headerHeight = 0
        let table = makeTraced(source, height: 88)
        table.prefetchDataSource = source
        table.layoutIfNeeded()
        expect(source.take().last, "prefetch [\"0.2\", \"0.3\"]")
        table.performBatchUpdates {
            source.counts = [19]
            table.deleteRows(at: [[0, 0]], with: .none)
        }
        let said = source.take().filter { $0.hasPrefix("prefetch") || $0.hasPrefix("cancel") }
        expect(said, ["prefetch [\"0.3\"]"])
    }

    @Test func enablingPrefetchingAgainAnnouncesAllRows() {
        let source = TraceSource([20])
        source.headerHeight = 0
        let table = makeTraced(source, height: 88)
        table.prefetchDataSource = source
        table.layoutIfNeeded()
        expect(source.take().last, "prefetch [\"0.2\", \"0.3\"]")
        table.isPrefetchingEnabled = false
        table.setNeedsLayout()
        table.layoutIfNeeded()
        expect(!source.take().contains { $0.hasPrefix("prefetch") || $0.hasPrefix("cancel") })
        table.isPrefetchingEnabled = true
        table.setNeedsLayout()
        table.layoutIfNeeded()
        expect(source.take().last, "prefetch [\"0.2\", \"0.3\"]")
    }
}
#endif
