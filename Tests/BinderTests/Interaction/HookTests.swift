import Foundation
import Tableau
import TestEnvironment
import Testing

#if canImport(UIKit)
import UIKit
#endif

@MainActor
struct HookTests {
    @Test func eachTurnThatChangesTheTableIsReportedOnce() {
        let fixture = Fixture<Place>(showing: [.first])
        var items = [Item(1)]
        fixture.binder.onSection(.first).bind(cellType: OtherCell.self, models: { items })
        var applied: [String] = []
        fixture.binder.onDidApply { [unowned fixture] update in
            let rows = fixture.table.numberOfRows(inSection: 0)
            switch update {
            case .firstLoad: applied.append("first \(rows)")
            case .batches(let batches):
                applied.append("\(batches.map(\.operationCount)) \(rows)")
            case .reload: applied.append("reload \(rows)")
            }
        }
        fixture.binder.finish()
        items.append(Item(2))
        fixture.binder.refresh()
        fixture.turn()
        fixture.binder.refresh()
        fixture.turn()
        fixture.binder.animateChanges = false
        items = []
        fixture.binder.refresh()
        fixture.turn()
        expect(applied, ["first 1", "[1] 2", "reload 0"])
    }

    @Test func scrollingIsReported() {
        let fixture = Fixture<Place>(showing: [.first], height: 100)
        fixture.binder.onSection(.first)
            .bind(cellType: OtherCell.self, models: (0..<50).map { Item($0) })
            .cellHeight { _ in 20 }
        var states: [ScrollState] = []
        fixture.binder.onScroll { states.append($0) }
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        fixture.table.contentOffset.y = 300
        expect(states.last?.offset, 300)
        expect(states.last?.visibleHeight, 100)
        let state = states.last
        expect(state.map { $0.contentHeight - $0.offset - 100 }, state?.distanceToEnd)
        fixture.table.contentOffset.y = 340
        expect(states.last?.offset, 340)
    }

    /// A handler that scrolls in reply: later ones are not left with the position before.
    @Test func allHandlersEndWithTheSamePosition() {
        let fixture = Fixture<Place>(showing: [.first], height: 100)
        fixture.binder.onSection(.first)
            .bind(cellType: OtherCell.self, models: (0..<50).map { Item($0) })
            .cellHeight { _ in 20 }
        var offsets: [CGFloat] = []
        fixture.binder.onScroll { [unowned fixture] in
            if $0.offset == 300 { fixture.table.contentOffset.y = 320 }
        }
        fixture.binder.onScroll { offsets.append($0.offset) }
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        offsets = []
        fixture.table.contentOffset.y = 300
        expect(fixture.table.contentOffset.y, 320)
        expect(offsets, [320])
    }

    /// A delegate of the app's own.
    final class OwnDelegate: NSObject, TableViewDelegate {
        var calls: [String] = []
        func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
            calls.append("deselect \(indexPath.row)")
        }
        func tableView(
            _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
        ) -> Bool {
            indexPath.row != 2
        }
        func tableView(
            _ tableView: TableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { 33 }
        func tableView(
            _ tableView: TableView, didEndDisplaying cell: TableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            calls.append("end \(indexPath.row)")
        }
    }

    @Test func theAppsDelegateHandlesWhatIsNotBound() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        var items = [Item(1), Item(2), Item(3)]
        var tapped: [Int] = []
        fixture.binder.onSection(.first).bind(cellType: OtherCell.self, models: { items })
            .onTapped { row, _, _ in tapped.append(row) }
        fixture.binder.onSection(.second).bind(cellType: OtherCell.self, models: [Item(9)])
            .cellHeight { _ in 50 }
        let own = OwnDelegate()
        fixture.binder.tableDelegate = own
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        expect(fixture.table.rectForRow(at: [0, 0]).height, 33)
        expect(fixture.table.rectForRow(at: [1, 0]).height, 50)
        for row in 0..<3 { fixture.table.tapRow(at: [0, row]) }
        expect(tapped, [0, 1])
        expect(own.calls, ["select 0", "deselect 0", "select 1"])
        items.removeFirst()
        fixture.binder.refresh()
        fixture.turn()
        expect(own.calls.last, "end 0")
        expect(fixture.kinds.isEmpty)
    }

    /// A delegate with headers of its own.
    final class HeaderDelegate: NSObject, TableViewDelegate {
        func tableView(
            _ tableView: TableView, viewForHeaderInSection section: Int
        ) -> TableElementView? {
            let view = TableViewHeaderFooterView(reuseIdentifier: nil)
            view.textLabel?.text = "own"
            return view
        }
        func tableView(
            _ tableView: TableView, heightForHeaderInSection section: Int
        ) -> CGFloat { 60 }
    }

    @Test func headersOfTheTableDelegateStandBesideThoseOfChains() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        fixture.binder.onSection(.first).bind(cellType: OtherCell.self, models: [Item(1)])
        fixture.binder.onSection(.second).bind(cellType: OtherCell.self, models: [Item(9)])
            .bind(headerTitle: "chain").dimensions(.headerHeight { 50 })
        let own = HeaderDelegate()
        fixture.binder.tableDelegate = own
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        let titles = (0..<2).map { fixture.table.headerView(forSection: $0)?.textLabel?.text }
        expect(titles, ["own", "chain"])
        let heights = (0..<2).map { fixture.table.rectForHeader(inSection: $0).height }
        expect(heights, [60, 50])
    }
}
