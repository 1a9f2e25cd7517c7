import Tableau
import TestEnvironment
import Testing

/// `prefetch` runs once for each number of rows, on every kind of chain.
@MainActor
struct PrefetchTests {
    enum Chain: CaseIterable { case cells, models, several, all, any, owned }

    /// Held weakly by the chain.
    final class Screen {
        var asked: [Int] = []
        func ask(from startIndex: Int) { asked.append(startIndex) }
    }

    @Test(arguments: Chain.allCases)
    func runsOnceForEachNumberOfRows(_ chain: Chain) {
        let fixture = Fixture<Place>(showing: [.first], height: 440)
        let screen = Screen()
        var count = 30
        let models = { Array(0..<count) }
        let whenNear = PrefetchCondition.cellsFromEnd(5)
        let binder = fixture.binder!
        switch chain {
        case .cells:
            binder.onSection(.first).prefetch(when: whenNear) { screen.asked.append($0) }
                .bind(cellType: TextCell.self, models: models)
        case .models:
            binder.onSection(.first).bind(cellType: TextCell.self, models: models)
                .prefetch(when: whenNear) { screen.asked.append($0) }
        case .several:
            binder.onSections(.first).bind(cellType: TextCell.self, models: { [.first: models()] })
                .prefetch(when: whenNear) { _, start in screen.asked.append(start) }
        case .all:
            binder.onAllSections().bind(cellType: TextCell.self, models: { [.first: models()] })
                .prefetch(when: whenNear) { _, start in screen.asked.append(start) }
        case .any:
            binder.onSection(.first).bind(cellType: TextCell.self, models: models)
            binder.onAnySection().prefetch(when: whenNear) { _, start in screen.asked.append(start)
            }
        case .owned:
            binder.onSection(.first).bind(cellType: TextCell.self, models: models)
                .prefetch(when: whenNear, with: weakly(screen, Screen.ask))
        }
        binder.finish()
        fixture.table.layoutIfNeeded()
        expect(screen.asked.isEmpty)
        fixture.table.scrollToRow(at: [0, 23], at: .bottom, animated: false)
        fixture.table.layoutIfNeeded()
        expect(screen.asked.isEmpty)
        // Jumps over the exact row.
        fixture.table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
        fixture.table.layoutIfNeeded()
        expect(screen.asked, [30])
        fixture.table.scrollToRow(at: [0, 0], at: .top, animated: false)
        fixture.table.layoutIfNeeded()
        fixture.table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
        fixture.table.layoutIfNeeded()
        binder.refresh()
        fixture.turn()
        expect(screen.asked, [30])
        count = 31  // still near the end
        binder.refresh()
        fixture.turn()
        expect(screen.asked, [30, 31])
        count = 60
        binder.refresh()
        fixture.turn()
        expect(screen.asked, [30, 31])
        count = 31
        binder.refresh()
        fixture.turn()
        expect(screen.asked, [30, 31])
        count = 29  // rows that stay are near the end now
        binder.refresh()
        fixture.turn()
        expect(screen.asked, [30, 31, 29])
        expect(fixture.diagnostics.isEmpty)
    }

    @Test func theSectionsOwnAndTheAnySectionPrefetchBothRun() {
        let fixture = Fixture<Place>(showing: [.first], height: 440)
        var asked: [String] = []
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: Array(0..<30))
            .prefetch(when: .cellsFromEnd(10)) { asked.append("own \($0)") }
        fixture.binder.onAnySection()
            .prefetch(when: .cellsFromEnd(2)) { _, start in asked.append("any \(start)") }
        fixture.binder.finish()
        for row in [21, 25, 29] {
            fixture.table.scrollToRow(at: [0, row], at: .bottom, animated: false)
            fixture.table.layoutIfNeeded()
        }
        expect(asked, ["own 30", "any 30"])
    }

    /// The row before the distance doesn't prefetch; the row at the distance does.
    @Test(arguments: [true, false])
    func runsAtTheExactRow(isAnySection: Bool) {
        let fixture = Fixture<Place>(showing: [.first], height: 440)
        fixture.table.rowHeight = 44
        var asked: [Int] = []
        let chain = fixture.binder.onSection(.first)
            .bind(cellType: TextCell.self, models: Array(0..<30))
        if isAnySection {
            fixture.binder.onAnySection()
                .prefetch(when: .cellsFromEnd(3)) { _, start in asked.append(start) }
        } else {
            chain.prefetch(when: .cellsFromEnd(3)) { asked.append($0) }
        }
        fixture.binder.finish()
        fixture.table.scrollToRow(at: [0, 26], at: .bottom, animated: false)
        fixture.table.layoutIfNeeded()
        expect(fixture.table.indexPathsForVisibleRows?.last, [0, 26])
        expect(asked.isEmpty)
        fixture.table.scrollToRow(at: [0, 27], at: .bottom, animated: false)
        fixture.table.layoutIfNeeded()
        expect(fixture.table.indexPathsForVisibleRows?.last, [0, 27])
        expect(asked, [30])
    }

    /// Before, a failed fetch was never tried again.
    @Test func aFailedFetchIsTriedAgainOnDemand() {
        let fixture = Fixture<Place>(showing: [.first], height: 440)
        fixture.table.rowHeight = 44
        var asked: [String] = []
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: Array(0..<30))
            .prefetch(when: .cellsFromEnd(3)) { asked.append("own \($0)") }
        fixture.binder.onAnySection()
            .prefetch(when: .cellsFromEnd(3)) { _, start in asked.append("any \(start)") }
        fixture.binder.retryPrefetch()
        fixture.binder.finish()
        fixture.binder.retryPrefetch()
        expect(asked.isEmpty, "no row near the end is visible")
        fixture.table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
        fixture.table.layoutIfNeeded()
        expect(asked, ["own 30", "any 30"])
        fixture.binder.retryPrefetch()
        expect(asked.count, 4, "at once")
        fixture.table.scrollToRow(at: [0, 0], at: .top, animated: false)
        fixture.table.layoutIfNeeded()
        fixture.binder.retryPrefetch()
        expect(asked.count, 4)
        fixture.table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
        fixture.table.layoutIfNeeded()
        expect(asked.count, 6, "when the end is shown again")
    }
}
